import { leads } from '~/db/schema';

/** Content, property and status of a lead. */
export const leadColumns = {
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  checkInDate: leads.checkInDate,
  checkOutDate: leads.checkOutDate,
  guests: leads.guests,
  message: leads.message,
  status: leads.status,
  source: leads.source,
  createdAt: leads.createdAt,
  propertyId: leads.propertyId,
};
