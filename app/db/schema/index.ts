/** The one file from which drizzle and drizzle-kit read every table. */
export * from './accounts';
export * from './content';
export * from './operations';
export * from './people';
export * from './places';
export * from './properties';
export * from './property-counts';
export * from './system';
