/**
 * Words of Portuguese and Dutch websites for amenities, by the name of the amenity in lower case; those of other languages are
 * in `amenity-words.ts`.
 */
export const moreAmenityWords: Readonly<Record<string, string>> = {
  'free wi-fi': String.raw`\b(wi-?fi|internet) (sem fios )?(é )?(gr[aá]tis|gratuit[oa]|livre|incluíd[oa])|\b(gr[aá]tis|gratuit[oa]) (\p{L}+ )?(wi-?fi|internet)`,
  'air conditioning': String.raw`\bar[- ]condicionado\b|\bairco\b`,
  heating: String.raw`\baquecimento\b|verwarming\b`,
  lift: String.raw`\belevador(es)?\b`,
  '24-hour reception': String.raw`\brece[pç]ção 24|\b24[- ]?uurs ?receptie\b|\breceptie\b.{0,20}(24 uur|dag en nacht)`,
  'luggage storage': String.raw`\bguarda[- ](volumes|bagagens?)|\bdepósito de bagage(m|ns)|\bbagage(opslag|ruimte|berging)\b`,
  'self check-in': String.raw`\bcheck-?in autónomo|\bzelf inchecken\b`,
  'non-smoking rooms': String.raw`\bnão[- ](fumadores|fumantes)|\bproibido fumar|\bnão é permitido fumar|\brookvrij|\bniet roken\b|\broken is (binnen )?niet toegestaan`,
  'free parking': String.raw`\bestacionamento (\p{L}+ )?(é )?(gratuito|gr[aá]tis)|\b(gratis|kosteloos) (te )?(parkeren|parkeerplaats|privéparkeren)|\bparkeren (is|kan) (\p{L}+ )?(gratis|kosteloos)`,
  'electric car charging': String.raw`\bcarregador(es)? (de|para) (carros|veículos|automóveis) elétricos|\blaad(pa(al|len)|station)\b(?!.{0,30}fiets)`,
  'bicycle storage': String.raw`\bfietsen(stalling|schuur|berging|hok)\b|\bbicicletário|\bgaragem (de|para) bicicletas`,
  'breakfast included': String.raw`\b(pequeno[- ]almoço|café da manhã) (\p{L}+ )?(está )?inclu(so|ído)|\b(com|inclui|incluindo) (o |um )?(pequeno[- ]almoço|café da manhã)|\bontbijt (\p{L}+ )?(is )?(inbegrepen|inclusief)|\b(inclusief|incl\.?|met) (een )?(\p{L}+ )?ontbijt\b`,
  'breakfast available': String.raw`\b(pequeno[- ]almoço|café da manhã).{0,30}(€|servido|disponível|a pedido|buffet)|\bontbijt(buffet\b|.{0,30}(€|op verzoek|geserveerd|bij te boeken))`,
  barbecue: String.raw`\bchurrasqueiras?\b`,
  'shared kitchen': String.raw`\bcozinha (partilhada|compartilhada|comum|comunitária)|\b(gedeelde|gezamenlijke|gemeenschappelijke) keuken`,
  'private bathroom': String.raw`\b(casas? de banho|banheiros?) (privativ|privad|própri)[oa]s?|\beigen (badkamer|douche|sanitair)|\bprivébadkamer`,
  'shared bathroom': String.raw`\b(casas? de banho|banheiros?) (partilhad|compartilhad|coletiv)[oa]s?|\b(gedeelde|gemeenschappelijke) badkamer`,
  'bath tub': String.raw`\bbanheiras?\b(?! de hidro)|\b(ligbad|badkuip)\b`,
  'full kitchen': String.raw`\bcozinha (completa|equipada|totalmente equipada)|\b(volledig (uitgeruste|ingerichte)|complete|eigen|volledige) keuken`,
  'washing machine': String.raw`\bmáquina de lavar (?!l?o[iu]ça)|\bmáquina de lavar[,.;]|\bwasmachine`,
  balcony: String.raw`\bvarandas?\b|\bsacadas?\b`,
  'sea view': String.raw`\bvistas? (para o |do |de )?mar\b|\bzeezicht|\buitzicht op (de )?zee\b`,
  'city view': String.raw`\bvistas? (para a|da) cidade\b`,
  fireplace: String.raw`\blareiras?\b|\b(open haard|houtkachel)`,
  'outdoor pool': String.raw`\bpiscinas? (exterior(es)?|externas?|ao ar livre)|\bbuitenzwembad|\bverwarmd zwembad|^zwembad$`,
  'indoor pool': String.raw`\bpiscina (interior|coberta)|\b(binnenzwembad|overdekt zwembad)`,
  gym: String.raw`\bginásio\b|^academia$|\bacademia de ginástica|\bfitnessruimte`,
  spa: String.raw`\bbanheira de hidromassagem|\bbubbelbad\b`,
  garden: String.raw`\bjardi(m|ns)\b(?! (botânico|zoológico|público))|\b(tuin|binnentuin)\b`,
  'rooftop terrace': String.raw`\bdakterras\b`,
  'cellar door tastings': String.raw`\b(prova|degustação) de vinhos|\bwijnproeverij`,
  'common room': String.raw`\bsala (de estar )?comum|\bgemeenschappelijke (woonkamer|ruimte|huiskamer)`,
  laundry: String.raw`\blavandaria\b|\bwasserette\b`,
  'airport shuttle': String.raw`\btrans(fer|lado).{0,12} aeroporto|\bluchthaven(vervoer|shuttle|transfer)`,
  'meeting rooms': String.raw`\bsalas? de (reuniões|conferências)|\bvergader(zaal|zalen|ruimtes?)`,
  'family rooms': String.raw`\bquartos? (para famílias?|familiar(es)?)|\b(gezins|familie)kamers?`,
  'cots on request': String.raw`\bberços?\b|\b(kinder|baby)bed(je|jes|den)?\b`,
  playground: String.raw`\bspeeltuin\b|\bparquinho`,
  'pets allowed': String.raw`\baceit(amos|am-se|a-se) (animais|cães|cachorros)|\banimais (de estimação )?(são )?(aceites|aceitos|permitidos|bem-vindos)|\b(huisdieren|honden) (zijn )?(toegestaan|welkom)`,
  'wheelchair accessible': String.raw`\bacessível (a|para) cadeiras? de rodas|\brolstoel(toegankelijk|vriendelijk)`,
};

/** Words that deny, and those that place something elsewhere, as alternatives of a pattern. */
export const moreDenials =
  'não|nem|sem|nenhuma?|infelizmente|fechad[oa]|encerrad[oa]|geen|niet|zonder|helaas|gesloten';
export const moreDistances =
  'perto|próxim[oa]s?|a poucos|vizinh[oa]s?|municipais|públicos|in de buurt|nabij|vlakbij|dichtbij|op loopafstand|openbare?|buren';
