import { enableStaticRendering } from 'mobx-react-lite';

/* Components defined after this render once and observe nothing: import it before them. */
enableStaticRendering(true);
