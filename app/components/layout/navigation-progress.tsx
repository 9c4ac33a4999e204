import { useNavigation } from '@remix-run/react';

/** A line at the top of the window while the next page loads; it appears after a short delay. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden
      className={
        isLoading
          ? 'fixed inset-x-0 top-0 z-60 h-1 origin-left animate-pulse bg-jacaranda opacity-100 transition-opacity delay-200 duration-150'
          : 'fixed inset-x-0 top-0 z-60 h-1 bg-jacaranda opacity-0 print:hidden'
      }
    />
  );
}
