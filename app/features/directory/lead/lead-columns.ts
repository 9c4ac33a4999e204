import { leads } from '~/db/schema';

/** What somebody asked, of which property, and what has become of it. */
export const leadColumns = {
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  checkInDate: leads.checkInDate,
  checkOutDate: leads.checkOutDate,
  guests: leads.guests,
  message: leads.message,
  status: leads.status,
  createdAt: leads.createdAt,
  propertyId: leads.propertyId,
};
