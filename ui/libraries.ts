/**
 * Loads React before the app's own script and in a separate task, so that a phone can respond to
 * input between the two.
 */
import 'react-dom/client';
