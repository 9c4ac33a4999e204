export const homeFaq: readonly { question: string; answer: string }[] = [
  {
    question: 'What types of accommodation can I find in Adelaide?',
    answer:
      'You can compare hotels, motels, apartments, serviced apartments, bed and breakfasts, resorts, hostels and villas. Hotels and hostels are mostly in the city, motels line the roads in from the Hills, the north and the airport, and apartments face the beaches from Henley to Brighton. In the Adelaide Hills, the Barossa and McLaren Vale, cottages and bed and breakfasts are the usual choice.',
  },
  {
    question: 'Are there short-term rentals near the city centre?',
    answer:
      'Yes. Self-contained apartments for a few nights stand in the city itself, mainly around the Central Market and the western streets, and in North Adelaide, Norwood and Unley just beyond the Park Lands. Set the property type to Apartment or Villa in the search. Each provider sets its own minimum stay, cleaning fee and bond, so read those in its booking system before you pay.',
  },
  {
    question: 'What do serviced apartments usually include?',
    answer:
      'A kitchen or kitchenette, a living area, linen and towels, and cleaning at set intervals, which may be daily or weekly. Many also have a washing machine, Wi-Fi and a parking space, sometimes for an extra charge. Some have a reception and others hand over keys by code. The amenities list on each property page shows what that one offers, and you can send an enquiry about anything else.',
  },
  {
    question: 'Which options suit families with children?',
    answer:
      'Two-bedroom apartments and family rooms are the practical choice, and the beach suburbs of Glenelg, West Beach and Brighton have shallow water and playgrounds close by. In the city, the eastern end is near the Zoo and the Botanic Garden. Look at the bed configuration and the maximum guests for each room, and ask the property about cots, pool fencing and the charge for extra children.',
  },
  {
    question: 'How do I find places to stay near Adelaide Airport?',
    answer:
      'Turn on the near-airport filter in the search, or open the page for stays near Adelaide Airport. It shows properties within about ten kilometres of the terminal, which takes in West Beach, Glenelg and much of the city. The airport is around six kilometres from the city centre. If your flight is early or late, ask the property about shuttles, parking and check-in hours first.',
  },
];
