/** Address for a file of the media library, sent as the whole body. */
export function uploadAddress({ fileName, altText = '' }: { fileName: string; altText?: string }): string {
  const query = new URLSearchParams({ name: fileName.slice(-120), ...(altText && { altText }) });
  return `/dashboard/media/upload?${query.toString()}`;
}
