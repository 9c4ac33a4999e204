import type { Spot } from '~/features/directory/places/walking';

/** A suburb or town by its name's point. */
export type NamedSpot = Spot & { name: string };

/**
 * Name, latitude and longitude; the most important first, then each as far from those before as there is one, so that any first
 * part covers all of Adelaide. From GeoNames' postal files (CC BY 4.0).
 */
const table =
  'Adelaide,-34.928,138.601;North Adelaide,-34.907,138.598;Glenelg,-34.981,138.515;' +
  'Port Adelaide,-34.846,138.506;Norwood,-34.922,138.632;Gawler,-34.603,138.749;' +
  'Hahndorf,-35.029,138.808;McLaren Vale,-35.219,138.543;Salisbury,-34.764,138.642;' +
  'Tanunda,-34.525,138.959;Victor Harbor,-35.550,138.622;Mount Barker,-35.069,138.853;' +
  'Stirling,-35.002,138.720;Henley Beach,-34.920,138.494;Semaphore,-34.839,138.482;' +
  'Brighton,-35.019,138.522;Unley,-34.948,138.606;Prospect,-34.883,138.593;Elizabeth,-34.720,138.670;' +
  'Modbury,-34.834,138.685;Nuriootpa,-34.468,138.998;Angaston,-34.501,139.049;Lyndoch,-34.601,138.891;' +
  'Lobethal,-34.905,138.875;Woodside,-34.954,138.879;Birdwood,-34.819,138.963;' +
  'Strathalbyn,-35.261,138.892;Willunga,-35.271,138.554;Goolwa,-35.502,138.782;' +
  'Aldinga Beach,-35.281,138.455;Noarlunga Centre,-35.142,138.497;Hallett Cove,-35.074,138.510;' +
  'Morphett Vale,-35.121,138.527;Blackwood,-35.021,138.614;Campbelltown,-34.882,138.663;' +
  'Burnside,-34.938,138.665;Mitcham,-34.979,138.623;Marion,-35.007,138.554;Thebarton,-34.916,138.572;' +
  'Golden Grove,-34.783,138.733;Port Elliot,-35.530,138.679;Normanville,-35.453,138.317;' +
  'Gumeracha,-34.825,138.888;Meadows,-35.181,138.758;Mount Compass,-35.350,138.612;' +
  'Mount Pleasant,-34.775,139.049;Aldgate,-35.017,138.733;Bridgewater,-35.014,138.766;' +
  'Balhannah,-34.993,138.825;Macclesfield,-35.174,138.838;Echunga,-35.101,138.799;' +
  'Greenock,-34.455,138.928;Kapunda,-34.339,138.913;Two Wells,-34.603,138.527;Virginia,-34.667,138.565;' +
  'Port Noarlunga,-35.148,138.471;Christies Beach,-35.136,138.477;Grange,-34.900,138.497;' +
  'Walkerville,-34.892,138.617;Magill,-34.909,138.675;Glen Osmond,-34.960,138.649;' +
  'Yankalilla,-35.458,138.348;Myponga,-35.404,138.471;Kuitpo Colony,-35.285,138.694;' +
  'Gawler River,-34.615,138.649;Cherryville,-34.910,138.770;Kangaroo Flat,-34.544,138.694;' +
  'Uleybury,-34.676,138.746;Blewitt Springs,-35.170,138.602;Paracombe,-34.843,138.776;' +
  'Outer Harbor,-34.775,138.499;Chandlers Hill,-35.087,138.617;The Range,-35.246,138.623;' +
  'Kingsford,-34.548,138.781;Moana,-35.206,138.475;Cavan,-34.827,138.600;Bolivar,-34.770,138.574;' +
  'Macdonald Park,-34.669,138.639;Pages Flat,-35.334,138.549;Direk,-34.722,138.601;' +
  'Bull Creek,-35.233,138.750;Scott Creek,-35.059,138.702;Sellicks Beach,-35.330,138.457;' +
  'Kudla,-34.643,138.703;Uraidla,-34.959,138.745;Kalbeeba,-34.625,138.793;' +
  'One Tree Hill,-34.717,138.760;Woodville,-34.878,138.540;Para Hills West,-34.805,138.643;' +
  'North Plympton,-34.955,138.552;Smithfield,-34.683,138.687;Willunga Hill,-35.299,138.589;' +
  'Cleland,-34.969,138.694;Yundi,-35.314,138.632;Coromandel East,-35.046,138.650;' +
  'Wingfield,-34.843,138.558;Concordia,-34.586,138.791;Flagstaff Hill,-35.049,138.583;' +
  'Flaxley,-35.139,138.821;Lower Hermitage,-34.796,138.776;Northgate,-34.856,138.631;' +
  'McHarg Creek,-35.272,138.736;Reynella East,-35.087,138.551;Tea Tree Gully,-34.822,138.725;' +
  'Wynn Vale,-34.799,138.687;Athelstone,-34.871,138.703;Norton Summit,-34.922,138.732;' +
  'Upper Sturt,-35.017,138.683;Tatachilla,-35.236,138.509;Biggs Flat,-35.072,138.781;' +
  'Jupiter Creek,-35.113,138.762;Evanston Park,-34.635,138.755;Forest Range,-34.932,138.799;' +
  'Old Noarlunga,-35.182,138.501;Buchfelde,-34.608,138.711;Taperoo,-34.807,138.500;' +
  'Green Hills Range,-35.167,138.800;Parafield Gardens,-34.782,138.611;Gawler Belt,-34.577,138.728;' +
  'Salisbury Heights,-34.764,138.680;Lockleys,-34.924,138.532;Lonsdale,-35.107,138.493;' +
  'Hope Forest,-35.281,138.619;Melrose Park,-34.984,138.578;Castambul,-34.870,138.760;' +
  'Mylor,-35.043,138.759;Munno Para West,-34.657,138.671;West Beach,-34.946,138.509;' +
  'Marino,-35.047,138.514;Whites Valley,-35.272,138.520;West Lakes,-34.873,138.495;' +
  'Hackham,-35.155,138.525;Horsnell Gully,-34.935,138.704;Craigmore,-34.701,138.710;' +
  'Angle Vale,-34.641,138.646;Paralowie,-34.757,138.608;Aldinga,-35.267,138.481;' +
  'Seacombe Heights,-35.034,138.546;Blair Athol,-34.859,138.597;Brown Hill Creek,-34.988,138.650;' +
  'Maslin Beach,-35.230,138.477;Basket Range,-34.937,138.770;Crafers West,-34.991,138.682;' +
  'Greenwith,-34.766,138.714;Longwood,-35.044,138.724;Ingle Farm,-34.828,138.645;' +
  'Findon,-34.900,138.532;Gilles Plains,-34.852,138.658;Reynella,-35.098,138.525;' +
  'Keswick,-34.944,138.576;Dingabledinga,-35.267,138.639;Piccadilly,-34.978,138.730;' +
  'Lynton,-34.997,138.607;Evanston Gardens,-34.627,138.723;Croydon,-34.895,138.565;' +
  'Payneham,-34.899,138.642;Penfield Gardens,-34.658,138.616;Houghton,-34.827,138.751;' +
  'Pennington,-34.858,138.532;Port Noarlunga South,-35.170,138.472;Rostrevor,-34.895,138.695;' +
  'Plympton Park,-34.977,138.551;Aberfoyle Park,-35.070,138.600;Hillbank,-34.736,138.687;' +
  "Cherry Gardens,-35.065,138.661;Glenside,-34.943,138.634;O'Halloran Hill,-35.067,138.550;" +
  'Mount George,-34.994,138.761;Clarence Park,-34.964,138.584;Blakeview,-34.676,138.710;' +
  'Andrews Farm,-34.676,138.662;Klemzig,-34.878,138.639;Regency Park,-34.863,138.572;' +
  'Carey Gully,-34.968,138.767;St Marys,-35.004,138.580;Surrey Downs,-34.800,138.712;' +
  'Hewett,-34.578,138.752;Craigburn Farm,-35.041,138.605;Teringie,-34.914,138.702;' +
  'Kyeema,-35.276,138.673;Mawson Lakes,-34.809,138.611;Elizabeth North,-34.701,138.677;' +
  'Cowandilla,-34.932,138.557;Ashton,-34.941,138.737;Hillier,-34.624,138.698;' +
  'Salisbury South,-34.783,138.643;Salisbury North,-34.746,138.627;Bedford Park,-35.022,138.568;' +
  'Dernancourt,-34.862,138.677;Waterfall Gully,-34.959,138.675;Kensington Park,-34.920,138.654;' +
  'Globe Derby Park,-34.788,138.589;Novar Gardens,-34.966,138.533;Gillman,-34.840,138.527;' +
  'Elizabeth Vale,-34.749,138.668;Happy Valley,-35.084,138.573;Ironbank,-35.043,138.691;' +
  'Woodcroft,-35.102,138.563;Bradbury,-35.061,138.725;Highgate,-34.962,138.622;' +
  'Hawthorn,-34.971,138.604;Pooraka,-34.826,138.625;Inglewood,-34.810,138.787;' +
  'Ridgehaven,-34.821,138.705;Semaphore Park,-34.856,138.486;Seaford,-35.186,138.477;' +
  "Greenhill,-34.950,138.692;Hendon,-34.875,138.515;O'Sullivan Beach,-35.119,138.477;" +
  'Fulham Gardens,-34.915,138.513;Heathfield,-35.028,138.717;Montarra,-35.261,138.616;' +
  'Chapel Hill,-35.085,138.768;Reid,-34.598,138.730;Burton,-34.742,138.601;Broadview,-34.876,138.615;' +
  'Newton,-34.882,138.683;Glengowrie,-34.987,138.537;Marble Hill,-34.928,138.754;' +
  'Peterhead,-34.831,138.499;Salisbury Downs,-34.772,138.624;Somerton Park,-34.996,138.521;' +
  'Warradale,-35.008,138.536;Eden Hills,-35.021,138.596;Sheidow Park,-35.079,138.527;' +
  'Osborne,-34.785,138.513;Glenalta,-35.012,138.629;Munno Para,-34.668,138.690;' +
  'Gulfview Heights,-34.795,138.669;Para Vista,-34.828,138.663;Leawood Gardens,-34.974,138.673;' +
  'Seaton,-34.893,138.514;Tennyson,-34.886,138.486;Croydon Park,-34.880,138.568;' +
  'North Haven,-34.788,138.492;Wattle Park,-34.927,138.677;Gepps Cross,-34.844,138.600;' +
  'Hackney,-34.914,138.616;Salisbury Plain,-34.767,138.660;Mansfield Park,-34.857,138.552;' +
  'Ascot Park,-34.989,138.561;Bowden,-34.903,138.580;Port Willunga,-35.262,138.464;' +
  'Edinburgh North,-34.705,138.660;Hackham West,-35.143,138.514;Henley Beach South,-34.929,138.508;' +
  'Munno Para Downs,-34.647,138.687;Seacliff Park,-35.041,138.530;Coromandel Valley,-35.038,138.622;' +
  'Queenstown,-34.861,138.511;Fairview Park,-34.800,138.729;Hope Valley,-34.843,138.699;' +
  'Evanston,-34.617,138.734;Green Fields,-34.796,138.605;Flinders Park,-34.910,138.543;' +
  'Bellevue Heights,-35.030,138.583;Vista,-34.836,138.723;Upper Hermitage,-34.796,138.759;' +
  'Clearview,-34.858,138.614;Modbury Heights,-34.812,138.682;Windsor Gardens,-34.865,138.655;' +
  'Summertown,-34.959,138.729;Elizabeth South,-34.732,138.662;Tusmore,-34.936,138.648;' +
  'Crafers,-34.989,138.716;Seaford Meadows,-35.173,138.488;Noarlunga Downs,-35.155,138.501;' +
  'Evanston South,-34.648,138.718;Glandore,-34.962,138.568;Elizabeth Downs,-34.699,138.694;' +
  'Woodville West,-34.885,138.526;Colonel Light Gardens,-34.983,138.594;Greenacres,-34.868,138.628;' +
  'Skye,-34.925,138.693;Beverley,-34.895,138.546;Glenelg North,-34.968,138.518;' +
  'Elizabeth Park,-34.711,138.685;Willaston,-34.586,138.741;Dover Gardens,-35.024,138.537;' +
  'Seaford Heights,-35.194,138.496;Wayville,-34.945,138.591;Beaumont,-34.949,138.659;' +
  'Gawler East,-34.599,138.763;Para Hills,-34.812,138.655;Davoren Park,-34.691,138.669;' +
  'Old Reynella,-35.097,138.540;Largs North,-34.821,138.492;Hectorville,-34.893,138.665;' +
  'Valley View,-34.840,138.661;Trinity Gardens,-34.911,138.645;Christie Downs,-35.130,138.496;' +
  'Devon Park,-34.887,138.580;Seacliff,-35.032,138.521;Kidman Park,-34.912,138.527;' +
  'Yatala Vale,-34.793,138.740;Underdale,-34.921,138.549;Marleston,-34.945,138.562;' +
  'Woodville Gardens,-34.868,138.552;Tranmere,-34.906,138.662;Medindie,-34.897,138.605;' +
  'Nailsworth,-34.884,138.606;Elizabeth East,-34.726,138.681;Holden Hill,-34.852,138.672;' +
  'Joslin,-34.900,138.626;Sturt,-35.023,138.555;Fitzroy,-34.897,138.591;Oakden,-34.853,138.643;' +
  'Brahma Lodge,-34.776,138.653;Felixstow,-34.889,138.647;West Hindmarsh,-34.906,138.563;' +
  'St Agnes,-34.831,138.711;Modbury North,-34.823,138.680;Trott Park,-35.075,138.539;' +
  'Ottoway,-34.848,138.536;Kilkenny,-34.879,138.553;Smithfield Plains,-34.676,138.677;' +
  'Mile End,-34.926,138.570;Hawthorndene,-35.022,138.631;Vale Park,-34.886,138.627;' +
  'Brooklyn Park,-34.930,138.544;Banksia Park,-34.810,138.727;Rosewater,-34.852,138.521;' +
  'Myrtle Bank,-34.961,138.634;Redwood Park,-34.812,138.707;Eastwood,-34.942,138.622;' +
  'Cheltenham,-34.868,138.523;Clarence Gardens,-34.972,138.578;Lower Mitcham,-34.981,138.606;' +
  'North Brighton,-35.005,138.523;Hillcrest,-34.862,138.643;Glenelg East,-34.980,138.529;' +
  'New Port,-34.844,138.494;Erindale,-34.929,138.664;Mount Osmond,-34.965,138.659;' +
  'Paradise,-34.872,138.676;Stepney,-34.912,138.629;Salisbury Park,-34.760,138.667;' +
  'Rose Park,-34.930,138.628;West Lakes Shore,-34.865,138.485;Bibaringa,-34.634,138.766;' +
  'Kilburn,-34.860,138.586';

let read: readonly NamedSpot[] | undefined;

/** Suburbs and towns with the point of their name, in the order in which they deserve a label. */
export const suburbs = (): readonly NamedSpot[] =>
  (read ??= table.split(';').map((entry) => {
    const [name = '', latitude, longitude] = entry.split(',');
    return { name, latitude: Number(latitude), longitude: Number(longitude) };
  }));
