/** Categories, each a landing page of the search. The picture is of one of its properties. */
export const homeCategories = [
  { path: '/adelaide-hotels', title: 'Hotels', line: 'North Terrace to the sea' },
  { path: '/serviced-apartments-adelaide', title: 'Serviced apartments', line: 'A kitchen and your own key' },
  { path: '/adelaide-apartments', title: 'Apartments', line: 'City towers and beach blocks' },
  { path: '/adelaide-motels', title: 'Motels', line: 'Parking outside the door' },
  { path: '/luxury-accommodation-adelaide', title: 'Luxury', line: 'From A$300 a night' },
  { path: '/budget-accommodation-adelaide', title: 'Budget', line: 'Up to A$150 a night' },
  { path: '/family-accommodation-adelaide', title: 'Family', line: 'Room for everybody' },
  { path: '/adelaide-hills-accommodation', title: 'Adelaide Hills', line: 'Cottages, cellars and mist' },
] as const;
