import type { Row } from './row';
import { rows as besideThePoint } from './beside-the-point';
import { rows as daysInWords } from './days-in-words';
import { rows as denials } from './denials';
import { rows as kindsAndPrices } from './kinds-and-prices';
import { rows as minutesAndLandmarks } from './minutes-and-landmarks';
import { rows as partiesAndDays } from './parties-and-days';
import { rows as partiesAndPets } from './parties-and-pets';
import { rows as pricesAndStars } from './prices-and-stars';
import { rows as shorthandAndPlaces } from './shorthand-and-places';
import { rows as whatIsNotMeant } from './what-is-not-meant';
import { rows as wholeSentences } from './whole-sentences';
import { rows as wishesAndDenials } from './wishes-and-denials';
import { rows as askedAllKinds } from './asked/all-kinds';
import { rows as askedAllKindsAgain } from './asked/all-kinds-again';
import { rows as askedFromAbroad } from './asked/from-abroad';
import { rows as askedLandmarksAndOrders } from './asked/landmarks-and-orders';
import { rows as askedLimitsAndRefusals } from './asked/limits-and-refusals';
import { rows as askedMessages } from './asked/messages';
import { rows as askedMessagesAgain } from './asked/messages-again';
import { rows as askedMessagesFresh } from './asked/messages-fresh';
import { rows as askedMessagesLast } from './asked/messages-last';
import { rows as askedMorePlain } from './asked/more-plain';
import { rows as askedMoreShort } from './asked/more-short';
import { rows as askedPlain } from './asked/plain';
import { rows as askedPlainAgain } from './asked/plain-again';
import { rows as askedPlainLast } from './asked/plain-last';
import { rows as askedQuestions } from './asked/questions';
import { rows as askedRefusalsAbroad } from './asked/refusals-abroad';
import { rows as askedRefusedTwice } from './asked/refused-twice';
import { rows as askedShortAndMisspelt } from './asked/short-and-misspelt';
import { rows as blindEighthOne } from './blind/eighth-one';
import { rows as blindEighthTwo } from './blind/eighth-two';
import { rows as blindEleventhOne } from './blind/eleventh-one';
import { rows as blindEleventhTwo } from './blind/eleventh-two';
import { rows as blindFirstOne } from './blind/first-one';
import { rows as blindFirstTwo } from './blind/first-two';
import { rows as blindNinth } from './blind/ninth';
import { rows as blindSeventhOne } from './blind/seventh-one';
import { rows as blindSeventhTwo } from './blind/seventh-two';
import { rows as blindSixthOne } from './blind/sixth-one';
import { rows as blindSixthTwo } from './blind/sixth-two';
import { rows as blindTenthOne } from './blind/tenth-one';
import { rows as blindTenthTwo } from './blind/tenth-two';
import { rows as blindThirteenthOne } from './blind/thirteenth-one';
import { rows as blindThirteenthTwo } from './blind/thirteenth-two';
import { rows as blindTwelfthOne } from './blind/twelfth-one';
import { rows as blindTwelfthTwo } from './blind/twelfth-two';
import { rows as collectedBlindFifteenth } from './collected/blind-fifteenth';
import { rows as collectedBlindFifth } from './collected/blind-fifth';
import { rows as collectedBlindFourteenth } from './collected/blind-fourteenth';
import { rows as collectedBlindFourth } from './collected/blind-fourth';
import { rows as collectedBlindSecond } from './collected/blind-second';
import { rows as collectedBlindSixteenth } from './collected/blind-sixteenth';
import { rows as collectedBlindThird } from './collected/blind-third';
import { rows as collectedDaysOfOthers } from './collected/days-of-others';
import { rows as collectedInPassing } from './collected/in-passing';
import { rows as collectedLast } from './collected/last';
import { rows as collectedMoreStrangers } from './collected/more-strangers';
import { rows as collectedStrangers } from './collected/strangers';
import { rows as collectedWishesOfOthers } from './collected/wishes-of-others';
import { rows as firstSightAroundAndHundreds } from './first-sight/around-and-hundreds';
import { rows as firstSightALastLook } from './first-sight/a-last-look';
import { rows as firstSightAllKinds } from './first-sight/all-kinds';
import { rows as firstSightAllKindsAgain } from './first-sight/all-kinds-again';
import { rows as firstSightBesideTheStay } from './first-sight/beside-the-stay';
import { rows as firstSightDaysAndJourneys } from './first-sight/days-and-journeys';
import { rows as firstSightDaysTakenBack } from './first-sight/days-taken-back';
import { rows as firstSightEventVisitors } from './first-sight/event-visitors';
import { rows as firstSightFreeAndShown } from './first-sight/free-and-shown';
import { rows as firstSightFamiliesOnAPhone } from './first-sight/families-on-a-phone';
import { rows as firstSightLimitsAndDenials } from './first-sight/limits-and-denials';
import { rows as firstSightOtherThings } from './first-sight/other-things';
import { rows as firstSightSecondHandEnglish } from './first-sight/second-hand-english';
import { rows as firstSightSumsAndParties } from './first-sight/sums-and-parties';
import { rows as firstSightWeeksAndHolidays } from './first-sight/weeks-and-holidays';
import { rows as firstSightWordsOfDenial } from './first-sight/words-of-denial';
import { rows as firstSightWorkAndAccess } from './first-sight/work-and-access';
import { rows as heardEveryFilter } from './heard/every-filter';
import { rows as heardKnownBefore } from './heard/known-before';
import { rows as heardLearnersAndPhones } from './heard/learners-and-phones';
import { rows as heardOnTheWay } from './heard/on-the-way';
import { rows as heardOneNegation } from './heard/one-negation';
import { rows as heardPurposes } from './heard/purposes';
import { rows as heardLongMessages } from './heard/long-messages';
import { rows as heardRefused } from './heard/refused';
import { rows as heardFamiliesAndNights } from './heard/families-and-nights';
import { rows as heardEveryFilterAgain } from './heard/every-filter-again';
import { rows as heardMoreMessages } from './heard/more-messages';
import { rows as heardRefusedByLearners } from './heard/refused-by-learners';
import { rows as heardIdioms } from './heard/idioms';
import { rows as heardNearMisses } from './heard/near-misses';
import { rows as judged } from './judged/rows';
import { rows as metEitherAndOrElse } from './met/either-and-or-else';
import { rows as metMoreMessages } from './met/more-messages';
import { rows as metMoreRefusals } from './met/more-refusals';
import { rows as metOtherEnglish } from './met/other-english';
import { rows as metRefusedByPeople } from './met/refused-by-people';
import { rows as metUltimatums } from './met/ultimatums';
import { rows as oneLineAgainOne } from './one-line/again-one';
import { rows as oneLineAgainThree } from './one-line/again-three';
import { rows as oneLineAgainTwo } from './one-line/again-two';
import { rows as oneLinePlain } from './one-line/plain';
import { rows as sentAllKindsLast } from './sent/all-kinds-last';
import { rows as sentAllKindsOnceMore } from './sent/all-kinds-once-more';
import { rows as sentAllergiesAndAccess } from './sent/allergies-and-access';
import { rows as sentDaysAndEvents } from './sent/days-and-events';
import { rows as sentGreetingsAndStories } from './sent/greetings-and-stories';
import { rows as sentLearntEnglish } from './sent/learnt-english';
import { rows as sentMinutesAndNear } from './sent/minutes-and-near';
import { rows as sentNightsOnTheCompany } from './sent/nights-on-the-company';
import { rows as sentSaidNo } from './sent/said-no';
import { rows as sentSchoolHolidays } from './sent/school-holidays';
import { rows as sentSumsOfMoney } from './sent/sums-of-money';
import { rows as sentTeamsAndWeddings } from './sent/teams-and-weddings';
import { rows as sentThumbsOnAPhone } from './sent/thumbs-on-a-phone';
import { rows as sentTwoOfUs } from './sent/two-of-us';
import { rows as strangersDistancesOrdersAndTimes } from './strangers/distances-orders-and-times';
import { rows as strangersFromElsewhere } from './strangers/from-elsewhere';
import { rows as strangersLastMessages } from './strangers/last-messages';
import { rows as strangersLongWishes } from './strangers/long-wishes';
import { rows as strangersMessages } from './strangers/messages';
import { rows as strangersMoreMessages } from './strangers/more-messages';
import { rows as strangersNothingOfThat } from './strangers/nothing-of-that';
import { rows as strangersRefusedAndPreferred } from './strangers/refused-and-preferred';
import { rows as strangersSignsAndLists } from './strangers/signs-and-lists';
import { rows as strangersSlipsAndOtherEnglish } from './strangers/slips-and-other-english';
import { rows as travellersFromAbroad } from './travellers/from-abroad';
import { rows as travellersPlainFirst } from './travellers/plain-first';
import { rows as travellersPlainSecond } from './travellers/plain-second';
import { rows as travellersPlainThird } from './travellers/plain-third';
import { rows as travellersSlangAndSlips } from './travellers/slang-and-slips';
import { rows as typedALastLook } from './typed/a-last-look';
import { rows as typedMixed } from './typed/mixed';
import { rows as typedMixedAgain } from './typed/mixed-again';
import { rows as typedMixedFinal } from './typed/mixed-final';
import { rows as typedMixedFresh } from './typed/mixed-fresh';
import { rows as typedMixedLast } from './typed/mixed-last';
import { rows as typedPlain } from './typed/plain';
import { rows as typedPurposesAndRefusals } from './typed/purposes-and-refusals';
import { rows as typedSecondHandDenials } from './typed/second-hand-denials';
import { rows as typedUndecidedAndCounted } from './typed/undecided-and-counted';
import { rows as typedWithAPurpose } from './typed/with-a-purpose';
import { rows as unseen } from './unseen/rows';

/** The rows of all tables. */
export const table: readonly Row[] = [
  ...besideThePoint,
  ...daysInWords,
  ...denials,
  ...kindsAndPrices,
  ...minutesAndLandmarks,
  ...partiesAndDays,
  ...partiesAndPets,
  ...pricesAndStars,
  ...shorthandAndPlaces,
  ...whatIsNotMeant,
  ...wholeSentences,
  ...wishesAndDenials,
  ...askedAllKinds,
  ...askedAllKindsAgain,
  ...askedFromAbroad,
  ...askedLandmarksAndOrders,
  ...askedLimitsAndRefusals,
  ...askedMessages,
  ...askedMessagesAgain,
  ...askedMessagesFresh,
  ...askedMessagesLast,
  ...askedMorePlain,
  ...askedMoreShort,
  ...askedPlain,
  ...askedPlainAgain,
  ...askedPlainLast,
  ...askedQuestions,
  ...askedRefusalsAbroad,
  ...askedRefusedTwice,
  ...askedShortAndMisspelt,
  ...blindEighthOne,
  ...blindEighthTwo,
  ...blindEleventhOne,
  ...blindEleventhTwo,
  ...blindFirstOne,
  ...blindFirstTwo,
  ...blindNinth,
  ...blindSeventhOne,
  ...blindSeventhTwo,
  ...blindSixthOne,
  ...blindSixthTwo,
  ...blindTenthOne,
  ...blindTenthTwo,
  ...blindThirteenthOne,
  ...blindThirteenthTwo,
  ...blindTwelfthOne,
  ...blindTwelfthTwo,
  ...collectedBlindFifteenth,
  ...collectedBlindFifth,
  ...collectedBlindFourteenth,
  ...collectedBlindFourth,
  ...collectedBlindSecond,
  ...collectedBlindSixteenth,
  ...collectedBlindThird,
  ...collectedDaysOfOthers,
  ...collectedInPassing,
  ...collectedLast,
  ...collectedMoreStrangers,
  ...collectedStrangers,
  ...collectedWishesOfOthers,
  ...firstSightAroundAndHundreds,
  ...firstSightALastLook,
  ...firstSightAllKinds,
  ...firstSightAllKindsAgain,
  ...firstSightBesideTheStay,
  ...firstSightDaysAndJourneys,
  ...firstSightDaysTakenBack,
  ...firstSightEventVisitors,
  ...firstSightFamiliesOnAPhone,
  ...firstSightFreeAndShown,
  ...firstSightLimitsAndDenials,
  ...firstSightOtherThings,
  ...firstSightSecondHandEnglish,
  ...firstSightSumsAndParties,
  ...firstSightWeeksAndHolidays,
  ...firstSightWordsOfDenial,
  ...firstSightWorkAndAccess,
  ...heardEveryFilter,
  ...heardKnownBefore,
  ...heardLearnersAndPhones,
  ...heardOnTheWay,
  ...heardOneNegation,
  ...heardPurposes,
  ...heardLongMessages,
  ...heardRefused,
  ...heardFamiliesAndNights,
  ...heardEveryFilterAgain,
  ...heardMoreMessages,
  ...heardRefusedByLearners,
  ...heardIdioms,
  ...heardNearMisses,
  ...judged,
  ...metEitherAndOrElse,
  ...metMoreMessages,
  ...metMoreRefusals,
  ...metOtherEnglish,
  ...metRefusedByPeople,
  ...metUltimatums,
  ...oneLineAgainOne,
  ...oneLineAgainThree,
  ...oneLineAgainTwo,
  ...oneLinePlain,
  ...sentAllKindsLast,
  ...sentAllKindsOnceMore,
  ...sentAllergiesAndAccess,
  ...sentDaysAndEvents,
  ...sentGreetingsAndStories,
  ...sentLearntEnglish,
  ...sentMinutesAndNear,
  ...sentNightsOnTheCompany,
  ...sentSaidNo,
  ...sentSchoolHolidays,
  ...sentSumsOfMoney,
  ...sentTeamsAndWeddings,
  ...sentThumbsOnAPhone,
  ...sentTwoOfUs,
  ...strangersDistancesOrdersAndTimes,
  ...strangersFromElsewhere,
  ...strangersLastMessages,
  ...strangersLongWishes,
  ...strangersMessages,
  ...strangersMoreMessages,
  ...strangersNothingOfThat,
  ...strangersRefusedAndPreferred,
  ...strangersSignsAndLists,
  ...strangersSlipsAndOtherEnglish,
  ...travellersFromAbroad,
  ...travellersPlainFirst,
  ...travellersPlainSecond,
  ...travellersPlainThird,
  ...travellersSlangAndSlips,
  ...typedALastLook,
  ...typedMixed,
  ...typedMixedAgain,
  ...typedMixedFinal,
  ...typedMixedFresh,
  ...typedMixedLast,
  ...typedPlain,
  ...typedPurposesAndRefusals,
  ...typedSecondHandDenials,
  ...typedUndecidedAndCounted,
  ...typedWithAPurpose,
  ...unseen,
];
