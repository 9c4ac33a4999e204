/** What a stay suits with 'friendly' behind it, which says no more: 'nightlife friendly hostel', 'plant-based friendly'. */
export const friendlyTo =
  /^(nightlife|business|corporate|beach|seaside|surf|surfer|coworking|foodie|wine|vegan|vegans|vegetarian|vegetarians|veggie|veggo|free|based|coeliac|celiac|halal|kosher|allergy|backpacker|backpackers|walker|walkers|hiker|hikers|boutique|heritage|garden|pool|parking)$/;
