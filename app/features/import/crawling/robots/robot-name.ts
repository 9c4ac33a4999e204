/** Our name in the rules of a robots.txt; the user agent begins with it. */
export const robotName = 'StayAdelaideBot';
