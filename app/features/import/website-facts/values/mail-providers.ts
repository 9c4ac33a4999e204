/** Addresses that many houses without a mail server of their own have. */
export const atProvider =
  /@(gmail|bigpond|outlook|hotmail|yahoo|icloud|live|gmx|web|t-online|libero|tiscali|adam|internode|optusnet)\./;
