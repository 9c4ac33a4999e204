/** A value of a filter as the panel shows it. */
export type FacetOption = {
  value: string;
  label: string;
  /** The number of stays that choosing it finds, as it is shown: '12', '1,000+'. */
  count: string;
  /** It would find nothing. */
  isEmpty: boolean;
};

export type FacetGroup = {
  /** Of the fields. */
  name: 'place' | 'type' | 'stars' | 'rating' | 'amenity' | 'tag' | 'near_airport' | 'room';
  legend: string;
  isSingle: boolean;
  options: FacetOption[];
  /** The values that are shown on request: its label, and options under headings. */
  more: { label: string; parts: { heading: string; options: FacetOption[] }[] } | null;
  /** The maximum number of values is chosen. */
  isFull: boolean;
};

export type FacetPanelData = {
  groups: FacetGroup[];
  /** Heights of the bars from 0 to 1, the same in words, and the dollars of one bar. */
  rates: { heights: number[]; text: string; barDollars: number };
  /** The note on counts that are only a lower bound; null where all are exact. */
  note: string | null;
};
