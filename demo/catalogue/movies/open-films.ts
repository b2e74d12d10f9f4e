import type { Pair } from '../moods/mood.ts'

/** One open movie of the Blender Foundation and Blender Studio, CC BY (catalogue part 1: playable). */
export interface OpenFilm {
  title: string
  date: string
  /** Minutes. */
  runtime: number
  director: string
  genres: readonly number[]
  overview: Pair
  homepage: string
  /** The film on YouTube, where the studio itself published it. */
  video?: string
}

const studio = 'https://studio.blender.org/projects'

export const openFilms: readonly OpenFilm[] = [
  {
    title: 'Big Buck Bunny',
    date: '2008-05-30',
    runtime: 10,
    director: 'Sacha Goedegebure',
    genres: [16, 35, 10751],
    homepage: `${studio}/big-buck-bunny/`,
    video: 'aqz-KE-bpKQ',
    overview:
      'Three rodents bully a very large, very gentle rabbit, until one butterfly too many. What follows is revenge with string, spikes and a great deal of planning.|Drei Nager ärgern ein sehr großes, sehr sanftes Kaninchen, bis ein Schmetterling zu viel stirbt. Es folgt Rache mit Schnur, Stacheln und gründlicher Planung.',
  },
  {
    title: 'Sintel',
    date: '2010-09-30',
    runtime: 15,
    director: 'Colin Levy',
    genres: [16, 14, 12],
    homepage: `${studio}/sintel/`,
    video: 'eRsGyueVLvQ',
    overview:
      'A lonely young woman nurses a small dragon back to health and loses him. She crosses deserts and mountains to find him, and learns too late how long she has searched.|Eine einsame junge Frau pflegt einen kleinen Drachen gesund und verliert ihn. Sie sucht ihn über Wüsten und Berge und merkt zu spät, wie lange sie unterwegs war.',
  },
  {
    title: 'Tears of Steel',
    date: '2012-09-26',
    runtime: 12,
    director: 'Ian Hubert',
    genres: [878, 28],
    homepage: `${studio}/tears-of-steel/`,
    video: 'R6MlUcmOul8',
    overview:
      'In a ruined Amsterdam a handful of scientists restage one bad break-up, because that memory may be the only thing a vengeful robot will still listen to.|In einem zerstörten Amsterdam stellt ein kleines Team eine alte Trennung nach, denn nur dieser Erinnerung hört ein rachsüchtiger Roboter vielleicht noch zu.',
  },
  {
    title: 'Spring',
    date: '2019-04-04',
    runtime: 8,
    director: 'Andy Goralczyk',
    genres: [16, 14],
    homepage: `${studio}/spring/`,
    video: 'WhWc3b3KhnY',
    overview:
      'A shepherd girl and her dog climb into the mist to face ancient spirits, so that the cycle of life may go on.|Ein Hirtenmädchen und sein Hund steigen in den Nebel zu uralten Geistern, damit der Kreislauf des Lebens weitergehen kann.',
  },
  {
    title: 'Sprite Fright',
    date: '2021-10-29',
    runtime: 10,
    director: 'Matthew Luhn',
    genres: [16, 35, 27],
    homepage: `${studio}/sprite-fright/`,
    video: '_cMxraX_5RE',
    overview:
      'A rowdy group of teenagers treks into an isolated forest and finds that peaceful mushroom folk have limits.|Eine lärmende Gruppe Jugendlicher zieht in einen abgelegenen Wald und stellt fest, dass auch friedliche Pilzwesen Grenzen kennen.',
  },
  {
    title: 'Charge',
    date: '2022-12-15',
    runtime: 4,
    director: 'Hjalti Hjálmarsson',
    genres: [16, 878, 28],
    homepage: `${studio}/charge/`,
    video: 'UXqq0ZvbOnk',
    overview:
      'In an energy-starved future an old man breaks into a battery factory and meets a guard that does not tire.|In einer Zukunft ohne Energie bricht ein alter Mann in eine Batteriefabrik ein und trifft auf einen Wächter, der nicht müde wird.',
  },
  {
    title: 'Cosmos Laundromat',
    date: '2015-08-10',
    runtime: 12,
    director: 'Mathieu Auvray',
    genres: [16, 14, 878],
    homepage: `${studio}/cosmos-laundromat/`,
    video: 'Y-rmzh0PI3c',
    overview:
      'On a desolate island a suicidal sheep meets a quirky salesman who offers him the gift of a lifetime, or of several.|Auf einer öden Insel begegnet ein lebensmüdes Schaf einem seltsamen Vertreter, der ihm das Geschenk seines Lebens anbietet, oder gleich mehrerer Leben.',
  },
  {
    title: 'Wing It!',
    date: '2023-09-05',
    runtime: 4,
    director: 'Rik Schutte',
    genres: [16, 35, 10751],
    homepage: `${studio}/wing-it/`,
    video: 'u9lj-c29dxI',
    overview:
      'A cat with a plan and a dog with a joystick share one home-made rocket. Only one of them has read the manual.|Eine Katze mit Plan und ein Hund mit Steuerknüppel teilen sich eine selbst gebaute Rakete. Das Handbuch kennt nur einer von beiden.',
  },
  {
    title: 'Agent 327: Operation Barbershop',
    date: '2017-05-15',
    runtime: 4,
    director: 'Hjalti Hjálmarsson',
    genres: [16, 28, 35],
    homepage: `${studio}/agent-327/`,
    video: 'mN0zPOpADL4',
    overview:
      'A Dutch secret agent sits down for a shave in the wrong barbershop.|Ein niederländischer Geheimagent setzt sich zur Rasur, leider im falschen Friseursalon.',
  },
  {
    title: 'Coffee Run',
    date: '2020-05-29',
    runtime: 3,
    director: 'Hjalti Hjálmarsson',
    genres: [16, 18],
    homepage: `${studio}/coffee-run/`,
    video: 'PVGeM40dABA',
    overview:
      'Fuelled by caffeine, a young woman runs through the bittersweet memories of a past relationship.|Von Koffein getrieben rennt eine junge Frau durch die bittersüßen Erinnerungen an eine vergangene Liebe.',
  },
  {
    title: 'Caminandes: Llama Drama',
    date: '2013-01-29',
    runtime: 2,
    director: 'Pablo Vazquez',
    genres: [16, 35, 10751],
    homepage: `${studio}/caminandes-1/`,
    overview:
      'In Patagonia a llama wants only to cross the road. The road has other ideas.|In Patagonien will ein Lama nur über die Straße. Die Straße sieht das anders.',
  },
  {
    title: 'Caminandes: Gran Dillama',
    date: '2013-11-22',
    runtime: 3,
    director: 'Pablo Vazquez',
    genres: [16, 35, 10751],
    homepage: `${studio}/caminandes-2/`,
    video: 'Z4C82eyhwgU',
    overview:
      'Juicy berries grow behind the fence, the fence is electric, and the llama is very hungry.|Hinter dem Zaun wachsen saftige Beeren, der Zaun steht unter Strom, und das Lama hat großen Hunger.',
  },
  {
    title: 'Caminandes: Llamigos',
    date: '2016-01-30',
    runtime: 3,
    director: 'Pablo Vazquez',
    genres: [16, 35, 10751],
    homepage: `${studio}/caminandes-3/`,
    video: 'SkVqJ1SGeL0',
    overview:
      'Winter in Patagonia, one bush of berries, and a penguin who saw them first.|Winter in Patagonien, ein einziger Strauch mit Beeren, und ein Pinguin, der ihn zuerst entdeckt hat.',
  },
  {
    title: 'Glass Half',
    date: '2015-10-30',
    runtime: 3,
    director: 'Beorn Leonard',
    genres: [16, 35],
    homepage: `${studio}/glass-half/`,
    video: 'lqiN98z6Dak',
    overview:
      'Two amateur art critics meet in a gallery and argue passionately about everything on the wall.|Zwei selbst ernannte Kunstkenner treffen sich im Museum und streiten leidenschaftlich über alles, was an der Wand hängt.',
  },
  {
    title: 'The Daily Dweebs',
    date: '2017-09-14',
    runtime: 1,
    director: 'Hjalti Hjálmarsson',
    genres: [16, 35, 10751],
    homepage: `${studio}/daily-dweebs/`,
    overview:
      'Dixey the dog guards his neat suburban home against everything, chiefly against peace and quiet.|Hund Dixey bewacht sein ordentliches Vorstadthaus gegen alles, vor allem gegen die Ruhe.',
  },
  {
    title: 'Elephants Dream',
    date: '2006-03-24',
    runtime: 11,
    director: 'Bassam Kurdali',
    genres: [16, 878],
    homepage: `${studio}/elephants-dream/`,
    video: 'TLkA0RELQ1g',
    overview:
      'An old man leads a young one through an endless machine that only one of them can see.|Ein alter Mann führt einen jungen durch eine endlose Maschine, die nur einer von beiden sehen kann.',
  },
]
