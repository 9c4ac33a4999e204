/**
 * What the indoor pictures of seed/photos show beyond index.json. `crops` are three sections of the frame as
 * [left, top, size, alt]: fractions of the whole, always 3:2, and a sentence that is true of that section and
 * of its mirror image. `sea` and `city`: the view outside the window, which limits where the picture can be
 * used. `looks`: how well a bedroom or living room suits a property's look, 0 best; an absent look does not
 * fit.
 */
export const roomFacts = {
  'bedroom-modern-01': {
    looks: { modern: 0, boutique: 3, budget: 2, heritage: 4 },
    crops: [
      [
        0,
        0.22,
        0.78,
        'A king bed in front of a timber slat wall, with a bench at its foot and a tall window',
      ],
      [
        0.2,
        0.2,
        0.8,
        'A king bed with a padded headboard, a bench at its foot and globe lights over the bedside',
      ],
      [
        0.14,
        0.05,
        0.7,
        'A dark padded headboard and grey pillows against a timber slat wall, between globe lights',
      ],
    ],
  },
  'bedroom-modern-02': {
    city: true,
    looks: { modern: 0, boutique: 2, budget: 3 },
    crops: [
      [0, 0.1, 0.8, 'A hotel bed against a dark wall in the evening, with a lit lamp and a framed print'],
      [0.25, 0.05, 0.75, 'A hotel bed beside a wide window in the evening, with lit city windows outside'],
      [0.13, 0.1, 0.65, 'A padded headboard and blue pillows between two lit bedside lamps'],
    ],
  },
  'bedroom-heritage-01': {
    looks: { heritage: 0, boutique: 2, modern: 5 },
    crops: [
      [
        0.05,
        0.15,
        0.8,
        'A bed with a buttoned leather-brown headboard and a rust throw in a green panelled room',
      ],
      [0.2, 0.1, 0.8, 'A heritage room with a rust throw on the bed and tall curtains at the window'],
      [
        0.18,
        0.12,
        0.64,
        'A buttoned headboard, rust and gold cushions and two lamps against green panelling',
      ],
    ],
  },
  'bedroom-heritage-02': {
    looks: { heritage: 0, coastal: 2, boutique: 3, modern: 5, budget: 5 },
    crops: [
      [0, 0.15, 0.8, 'A brass bed in a bright panelled room, beside a window with a green outlook'],
      [
        0.2,
        0.12,
        0.8,
        'A brass bed with green cushions, a dark timber bedside table and small prints on the wall',
      ],
      [0.18, 0.2, 0.66, 'A brass bedhead with green velvet cushions and a lamp beside it'],
    ],
  },
  'bedroom-boutique-01': {
    looks: { boutique: 0, heritage: 3, modern: 3 },
    crops: [
      [0, 0.15, 0.8, 'A boutique bed with an arched terracotta headboard and an abstract print above it'],
      [0.2, 0.15, 0.8, 'An arched terracotta headboard, a rust throw and a potted tree beside the bed'],
      [
        0.22,
        0.15,
        0.66,
        'An arched terracotta headboard under an abstract print, with globe lamps on both sides',
      ],
    ],
  },
  'bedroom-boutique-02': {
    looks: { boutique: 0, modern: 2, heritage: 3 },
    crops: [
      [0.05, 0.12, 0.8, 'A mustard velvet headboard and throw against a deep teal wall, with globe lights'],
      [0.2, 0.12, 0.8, 'A moody boutique room with a mustard velvet headboard and curtains at the window'],
      [
        0.2,
        0.12,
        0.62,
        'A mustard velvet headboard under a patterned print, between two hanging globe lights',
      ],
    ],
  },
  'bedroom-coastal-01': {
    sea: true,
    looks: { coastal: 0, heritage: 4, modern: 4, boutique: 4, budget: 4 },
    crops: [
      [0, 0.12, 0.78, 'A bed with a rattan headboard and blue linen beside a wide window to the sea'],
      [0.2, 0.12, 0.8, 'A bedroom with white boards, a rattan headboard, blue linen and a fern by the bed'],
      [
        0.18,
        0.14,
        0.66,
        'A rattan headboard with blue and white cushions under a framed print in sea colours',
      ],
    ],
  },
  'bedroom-coastal-02': {
    looks: { coastal: 0, budget: 3, modern: 4, boutique: 4, heritage: 4 },
    crops: [
      [0.02, 0.02, 0.8, 'A light bedroom with pale blue boards, peach linen and a woven pendant'],
      [0.18, 0.14, 0.8, 'A bed with peach linen against pale boards, with curtains at the window'],
      [0.2, 0.02, 0.64, 'Two framed prints and a woven pendant above a light timber bed'],
    ],
  },
  'bedroom-budget-01': {
    looks: { budget: 0, modern: 3, coastal: 4 },
    crops: [
      [0, 0.2, 0.78, 'A queen bed with a blue throw, a timber panel behind it and a bedside lamp'],
      [0.22, 0.2, 0.78, 'A queen bed with a blue throw beside a window onto trees'],
      [0.06, 0.2, 0.66, 'White pillows and a blue throw on a bed with a timber panel, a framed print above'],
    ],
  },
  'living-sage-01': {
    looks: { modern: 0, budget: 0, heritage: 1, boutique: 2, coastal: 3 },
    crops: [
      [0, 0.2, 0.7, 'A pale sofa and a round coffee table beside a bright window'],
      [0.3, 0.2, 0.7, 'A round timber table with chairs in front of a dark green kitchenette'],
      [0.14, 0.16, 0.78, 'A living room with a pale sofa, a tall plant and a dark green kitchenette'],
    ],
  },
  'living-coastal-01': {
    sea: true,
    looks: { coastal: 0, modern: 2, budget: 2, heritage: 3, boutique: 3 },
    crops: [
      [0, 0.2, 0.7, 'A timber table under a globe light, in front of a white kitchenette with blue tiles'],
      [0.3, 0.2, 0.7, 'A pale sofa, a round coffee table and a framed print beside a window to the sea'],
      [0.1, 0.16, 0.78, 'A light seaside apartment with a white kitchenette, a timber table and a pale sofa'],
    ],
  },
  'living-loft-01': {
    looks: { boutique: 0, modern: 1, heritage: 0, budget: 3 },
    crops: [
      [0, 0.2, 0.7, 'A deep green sofa and a terracotta armchair in front of a brick wall'],
      [0.3, 0.2, 0.7, 'A round timber table in front of a black kitchenette and a brick wall'],
      [0.14, 0.16, 0.78, 'A brick-walled loft with a green sofa, a dining table and a black kitchenette'],
    ],
  },
  'living-terracotta-01': {
    looks: { boutique: 0, heritage: 1, modern: 1, coastal: 2, budget: 1 },
    crops: [
      [0, 0.2, 0.7, 'A cream sofa and a curved armchair on a pale rug beside a bright window'],
      [0.3, 0.2, 0.7, 'A round table under a woven pendant, in front of a terracotta kitchenette'],
      [0.12, 0.16, 0.78, 'A warm living room with a cream sofa, a tall plant and a terracotta kitchenette'],
    ],
  },
  'bathroom-terrazzo-01': {
    looks: { modern: 0, coastal: 2, boutique: 1, heritage: 2, budget: 2 },
    crops: [
      [0, 0.1, 0.8, 'A walk-in shower with brass fittings beside a fluted timber vanity and a round mirror'],
      [0.22, 0.1, 0.78, 'A fluted timber vanity under a round mirror, with a walk-in shower beside it'],
      [0.36, 0.16, 0.62, 'A fluted timber vanity, a white basin and a round mirror between two wall lights'],
    ],
  },
  'bathroom-marble-01': {
    looks: { heritage: 0, modern: 1, boutique: 1, coastal: 2 },
    crops: [
      [0.08, 0.1, 0.66, 'A timber vanity with a white basin and a wide mirror in a marble bathroom'],
      [0.3, 0.28, 0.7, 'A freestanding bath in a marble bathroom, with towels folded on a stool'],
      [0.15, 0.12, 0.8, 'A marble bathroom with a timber vanity and a freestanding bath'],
    ],
  },
  'bathroom-green-01': {
    looks: { boutique: 0, heritage: 1, modern: 2 },
    crops: [
      [0, 0.1, 0.8, 'A walk-in shower with glossy green tiles beside a timber vanity'],
      [0.22, 0.1, 0.78, 'A timber vanity and an arched mirror against glossy green tiles'],
      [
        0.35,
        0.14,
        0.62,
        'An arched mirror and a round basin against glossy green tiles, between two wall lights',
      ],
    ],
  },
  'bathroom-coastal-01': {
    sea: true,
    looks: { coastal: 0, heritage: 3, modern: 3, boutique: 3 },
    crops: [
      [0, 0.18, 0.72, 'A freestanding bath under a window in a white boarded bathroom'],
      [0.28, 0.12, 0.7, 'A timber vanity and a round mirror in a white boarded bathroom'],
      [
        0.12,
        0.12,
        0.8,
        'A white boarded bathroom with a round mirror, a timber vanity and a freestanding bath',
      ],
    ],
  },
  'bathroom-simple-01': {
    looks: { budget: 0, modern: 2, coastal: 2, heritage: 4 },
    alt: 'A clean white bathroom with a wide mirror, shower screen and fresh towels',
    crops: [
      [0.05, 0.12, 0.68, 'A white vanity with a basin under a wide mirror, towels folded below'],
      [0.25, 0.1, 0.75, 'A white bathroom with a shower behind glass and a bright window'],
      [0.14, 0.14, 0.7, 'A white vanity and a wide mirror beside a glass shower screen'],
    ],
  },
  'hostel-bunks-01': {
    crops: [
      [0, 0.15, 0.8, 'A bunk room with a desk by the window, blue lockers and an ochre wall'],
      [0.25, 0.05, 0.75, 'Timber bunks with reading lights, next to blue lockers'],
      [0.36, 0.05, 0.64, 'Timber bunks with curtains beside blue lockers'],
    ],
  },
  'hostel-bunks-02': {
    crops: [
      [0, 0.05, 0.75, 'Black-framed bunks with reading lights, next to terracotta lockers'],
      [0.2, 0.15, 0.8, 'A hostel room with terracotta lockers, a green wall and a desk by the window'],
      [0, 0.05, 0.64, 'Black-framed bunks beside terracotta lockers'],
    ],
  },
  'hostel-common-01': {
    crops: [
      [0, 0.15, 0.8, 'Mismatched sofas around a low table in front of a brick wall'],
      [0.2, 0.15, 0.8, 'A yellow sofa, a red armchair and a bookcase by a brick wall'],
      [0.22, 0.12, 0.7, 'A sofa, a bookcase and framed prints by a brick wall, under string lights'],
    ],
  },
  'hostel-common-02': {
    city: true,
    crops: [
      [0, 0.12, 0.8, 'A green sofa, a bookcase and a brick wall under string lights'],
      [0.2, 0.12, 0.8, 'Sofas around a low table under string lights in the evening'],
      [0.08, 0.1, 0.7, 'A bookcase, an armchair and a green sofa by a brick wall'],
    ],
  },
  'lobby-terracotta-01': {
    city: true,
    looks: { boutique: 0, modern: 1, heritage: 1 },
    crops: [
      [0, 0.2, 0.8, 'A hotel lobby with soft chairs, a lamp and a fluted timber desk'],
      [0.2, 0.2, 0.8, 'A fluted timber reception desk in front of a terracotta wall'],
      [0.34, 0.2, 0.64, 'Globe lights and shelves above a fluted timber reception desk'],
    ],
  },
  'lobby-green-01': {
    looks: { heritage: 0, boutique: 0, modern: 1, coastal: 3 },
    crops: [
      [0, 0.15, 0.8, 'An oak reception desk in front of a deep green wall'],
      [0.2, 0.15, 0.8, 'Green chairs and a mustard sofa beside an oak reception desk'],
      [0.1, 0.18, 0.64, 'Globe lights and shelves above an oak reception desk'],
    ],
  },
  'lobby-evening-01': {
    city: true,
    looks: { modern: 0, boutique: 1, heritage: 2 },
    crops: [
      [0, 0.15, 0.8, 'A hotel lobby in the evening with blue chairs and a dark timber desk'],
      [0.2, 0.15, 0.8, 'A dark timber reception desk in front of a marble wall'],
      [0.32, 0.18, 0.64, 'Glowing shelves above a dark timber reception desk'],
    ],
  },
  'lobby-coastal-01': {
    sea: true,
    looks: { coastal: 0, modern: 2, budget: 2, heritage: 3, boutique: 2 },
    crops: [
      [0, 0.15, 0.8, 'A pale timber reception desk against white boards, with woven pendants above'],
      [0.2, 0.15, 0.8, 'A bright seaside lobby with pale chairs beside a timber reception desk'],
      [0.12, 0.18, 0.64, 'Woven pendants above a pale timber reception desk'],
    ],
  },
};
