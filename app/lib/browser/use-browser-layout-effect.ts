import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, about which React complains on the server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
