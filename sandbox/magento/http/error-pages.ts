import type { RequestHandler, Response } from 'express';
import type { MagentoFaults } from '../magento-faults.ts';

/*
 * Pages that Magento sends in place of JSON where its GraphQL does not get to answer
 * (`pub/errors/default`).
 */

/** Sends the page of a request that could not be read at all, such as one that is not JSON. */
export const sendReport = (response: Response): void =>
  sendPage(
    response,
    500,
    'There has been an error processing your request',
    `<h1>There has been an error processing your request</h1>
    <p><em>Exception printing is disabled by default for security reasons.</em></p>`,
  );

/** Answers everything with the page of maintenance mode, which names no time to retry after. */
export const maintenance =
  (faults: MagentoFaults): RequestHandler =>
  (_request, response, next) => {
    if (!faults.isInMaintenance) return next();
    sendPage(
      response,
      503,
      'Error 503: Service Unavailable',
      `<h1>Service Temporarily Unavailable</h1>
<p>
    The server is temporarily unable to service your request due to maintenance downtime or capacity problems.
    Please try again later.
</p>`,
    );
  };

const sendPage = (response: Response, status: number, title: string, contents: string): void =>
  void response.status(status).type('html').send(`<!doctype html>
<html xmlns="http://www.w3.org/1999/xhtml" >
<head>
    <title>${title}</title>
    <meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
    <meta name="robots" content="*"/>
    <link rel="stylesheet" href="css/styles.css" type="text/css" />
</head>
<body>
    <main class="page-main">
        ${contents}
    </main>
</body>
</html>
`);
