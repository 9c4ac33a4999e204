import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * For a page behind a mailed link: after success the link is used up and the loader would refuse it, so the
 * page does not reload.
 */
export const keepsAnswer: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;
