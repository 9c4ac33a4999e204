/**
 * Maximum number of rows of each kind in a person's download, the newest first; the file states the limits.
 */
export const exportLimits = {
  devices: 100,
  auditEntries: 1_000,
  properties: 500,
  enquiriesReceived: 5_000,
  enquiriesSent: 1_000,
  contactMessages: 1_000,
} as const;
