const groupName =
  /\b(hotels|motels|hostels|resorts|inns)(\s(&|and)\s\p{L}+)?$|\b(hotel |hospitality |property )?(group|collection|holdings|realty)\b/iu;

/**
 * The name of a company with several houses. It is not the name of one of them, and its address is that of an
 * office.
 */
export const isGroupName = (name: string): boolean =>
  groupName.test(name.replace(/[\s,]+(pty|ltd|inc|gmbh|llc)\b.*$/i, '').trim());
