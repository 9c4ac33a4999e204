/** Name of the website of an address: 'quandong.example'. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;
}
