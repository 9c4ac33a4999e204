/** The one place that drizzle and drizzle-kit read every table from. */
export * from './accounts';
export * from './content';
export * from './operations';
export * from './people';
export * from './properties';
