import { enableStaticRendering } from 'mobx-react-lite';

/* Components that are defined after this render once and observe nothing: import it before them. */
enableStaticRendering(true);
