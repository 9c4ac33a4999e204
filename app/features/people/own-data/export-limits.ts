/** At most so many of each are in somebody's own file, the newest first; the file says so. */
export const exportLimits = {
  devices: 100,
  auditEntries: 1_000,
  properties: 500,
  enquiriesReceived: 5_000,
  enquiriesSent: 1_000,
  contactMessages: 1_000,
} as const;
