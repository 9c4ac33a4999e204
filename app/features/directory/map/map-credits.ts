/** The credit of the plain map's sources. */
export const plainMapCredits =
  'Plain map: place names © GeoNames, coast © Geoscape (Administrative Boundaries), tram © Adelaide Metro, all CC BY.';
