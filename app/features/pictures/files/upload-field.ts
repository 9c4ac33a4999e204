/** Sent by the button that uploads files, in a form that has other buttons: with it at least one file has to be chosen. */
export const uploadField = 'upload';
