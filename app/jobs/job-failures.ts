/** Trying again would end the same way. The message is kept with the job and shown to admins. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

/** The call that was handed over was refused for now, for certain: it may be made again later. */
export class RefusedForNow extends Error {
  override name = 'RefusedForNow';
}

/** Somebody outside may or may not have done it, so it must not be asked for again. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
