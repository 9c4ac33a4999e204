/** Where the tab keeps what was typed on the page that is open. */
export const wayBackKey = () => `way-back:${location.pathname}`;
