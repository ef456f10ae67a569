/**
 * What the shop is drawn with, set up before the shop's own script and in a task of its own: a phone
 * answers between the two.
 */
import 'react-dom/client';
