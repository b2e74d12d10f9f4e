import { city, door, house, lighthouse, windowLight } from './motifs/buildings.ts'
import { crown, mask, pawn, wheel } from './motifs/emblems.ts'
import { contours, rings, spiral, stairs, waves } from './motifs/geometry.ts'
import { forest, mesa } from './motifs/land.ts'
import type { Motif } from './motifs/motif.ts'
import { cactus, fish, flower, moth, peaks, snow, tree } from './motifs/nature.ts'
import { candle, clock, letter, piano, umbrella } from './motifs/objects.ts'
import { constellation, mist, moons, planet, sun } from './motifs/sky.ts'
import { balloon, birds, eye, filmstrip, keyhole, rails, record, ship } from './motifs/things.ts'

/** Words of an English title that suggest a motif, such as "ferry" and a ship. The first match wins. */
const motifWords: readonly (readonly [RegExp, Motif])[] = [
  [/\b(?:umbrella|rain\b)/i, umbrella],
  [/\b(?:letter|post\b|postcard|envoy|telegram|telegraph|courier|mail|address)/i, letter],
  [/\b(?:clock|hour|yesterday|seconds|time\b|noon|o’clock|A\.M\.)/i, clock],
  [/\b(?:candle|lantern|wax|lamp)/i, candle],
  [/\b(?:piano|waltz|four hands|musical|melody|conductor|orchestra|choir)/i, piano],
  [/\b(?:chess|pawn|game|negotiat)/i, pawn],
  [/\b(?:crown|king\b|queen|empress|regent|emperor|throne|lord|majesty|count\b)/i, crown],
  [/\b(?:bicycle|race|riders|wheel|courier|road)/i, wheel],
  [/\b(?:mask|ghost|forger|understudy|masquerad|phantom|counterfeit|zorro)/i, mask],
  [/\b(?:train|rail|platform|express|station|tram|conductor)/i, rails],
  [/\b(?:ferry|ship|boat|sail|fleet|harbour|smuggler|pirate|sea\b|dock|navigator|captain|ocean|tide|water|undersea)/i, ship],
  [/\b(?:lighthouse|light\b|coast|beacon)/i, lighthouse],
  [/\b(?:house|home|cottage|inn\b|attic|neighbo)/i, house],
  [/\b(?:window|room\b|apartment|floor\b)/i, windowLight],
  [/\b(?:door|exit|gate|visitor|guest)/i, door],
  [/\b(?:stair|steps|tower)/i, stairs],
  [/\b(?:moon)/i, moons],
  [/\b(?:star|constellation|light years)/i, constellation],
  [/\b(?:orbit|planet|gravity|satellite|colony|mars|titan|europa|perihelion|aphelion|parsec)/i, planet],
  [/\b(?:sun\b|summer|sundown|june|dawn|morning)/i, sun],
  [/\b(?:winter|snow|ice\b|christmas|frozen|north\b|avalanche)/i, snow],
  [/\b(?:mountain|summit|cliff|rope|peak|hills?\b)/i, peaks],
  [/\b(?:map|atlas|compass|cartograph|expedition|treasure)/i, contours],
  [/\b(?:forest|wood\b|woods|thorn|marsh|oak)/i, forest],
  [/\b(?:tree|orchard|harvest|birch|apricot|garden)/i, tree],
  [/\b(?:flower|florist|rose|nettles|blossoms|bliss)/i, flower],
  [/\b(?:fish|koi|whale|swim|pearl)/i, fish],
  [/\b(?:moth\b|butterfly)/i, moth],
  [/\b(?:bird|heron|crane\b|raven|owl|eagle|stork|nightjar)/i, birds],
  [/\b(?:mesa|desert|dust|prairie|canyon|sand\b)/i, mesa],
  [/\b(?:cactus|coyote|el dorado|santa rita|buzzard|tumbleweed|arizona)/i, cactus],
  [/\b(?:city|street|market|berlin|police|mayor|cops)/i, city],
  [/\b(?:eye|witness|seen|window|watch|blind)/i, eye],
  [/\b(?:key|lock|secret|prisoner)/i, keyhole],
  [/\b(?:balloon|kite|cloud|airlines|fly|plane)/i, balloon],
  [/\b(?:record|song|sound|ballad|lullaby|dance|tango|radio|listening)/i, record],
  [/\b(?:film|projection|picture|screen|johnnie)/i, filmstrip],
  [/\b(?:fog|mist|storm|weather|typhoon|gale)/i, mist],
  [/\b(?:signal|wave|static|noise|frequency|uplink|tuning)/i, waves],
  [/\b(?:vertigo|spiral|rewound|fall\b)/i, spiral],
  [/\b(?:ring|circle|wedding)/i, rings],
]

/** The motif suggested by a word of an English title; undefined when none is. */
export const motifForTitle = (title: string): Motif | undefined => motifWords.find(([word]) => word.test(title))?.[1]
