import type { ShouldRevalidateFunction } from '@remix-run/react';

/** For a page behind a mailed link: after success the link is used up, so the page keeps its form's answer. */
export const keepsAnswer: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate;
