/** The name of the website that an address belongs to: 'quandong.example'. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address;
}
