/** Another attempt would end the same way. The message is kept with the job and shown to admins. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** The outside service certainly refused the call for now: it may be made again later. */
export class RefusedForNow extends Error {
  override name = 'RefusedForNow';
}

/** The outside service may or may not have done it, so the call must not be repeated. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
