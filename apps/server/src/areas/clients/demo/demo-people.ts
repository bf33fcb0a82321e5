import { dice } from '#platform/demo'

const women = [
  'Martina Bellini',
  'Chiara Fontana',
  'Sofia Greco',
  'Elisa Conti',
  'Francesca Rinaldi',
  'Alessia Moretti',
  'Valentina Sala',
  'Giorgia Costa',
  'Federica Longo',
  'Beatrice Villa',
  'Anna Serra',
  'Ilaria Ferri',
  'Camilla Basile',
  'Noemi Caruso',
  'Laura Vitali',
  'Silvia Pagani',
  'Arianna Monti',
  'Roberta Mariani',
  'Michela Riva',
  'Eleonora Donati',
  'Sara D’Angelo',
  'Cecilia Fabbri',
  'Paola Gatti',
] as const
const men = [
  'Marco Esposito',
  'Luca Bianchi',
  'Andrea Colombo',
  'Matteo Ricci',
  'Davide Marino',
  'Simone Gallo',
  'Stefano Barbieri',
  'Nicolò Testa',
  'Riccardo Grassi',
  'Tommaso Leone',
  'Giovanni Pellegrini',
  'Fabio Sartori',
  'Alberto Negri',
  'Edoardo Ferrara',
  'Emanuele Orlando',
  'Daniele Farina',
  'Enrico Martelli',
] as const

const goals = [
  'Perdere 6 kg prima dell’estate',
  'Meno mal di schiena al lavoro',
  'Correre i 10 km sotto i 50 minuti',
  'Mangiare meglio senza contare le calorie',
  'Ritrovare il ritmo dopo un anno fermo',
] as const
/** Goals of people who gain weight. */
const gains = [
  'Mettere massa senza perdere mobilità',
  'Prima gara di powerlifting a novembre',
  'Due chili di muscolo entro l’anno',
] as const
const goalAfterBirth = 'Tornare in forma dopo la gravidanza'
/** Numbers of women who had a child recently. */
const mothers = new Set([4, 14, 34])
const injuries = [
  '',
  '',
  '',
  'Spalla destra lussata nel 2020, ora stabile',
  '',
  'Ernia L4-L5 nel 2021: da un anno nessun dolore',
  '',
  'Distorsione alla caviglia a marzo',
] as const
const injuryOfFirst = 'Ginocchio destro operato nel 2019'
const allergies = ['', '', 'Lattosio', '', '', 'Frutta a guscio', '', 'Glutine', ''] as const
const notes = [
  'Preferisce i messaggi vocali.\nLa domenica non si allena mai.',
  'Ha iniziato con noi grazie a una collega.\nAttenzione: tende a saltare la colazione.',
  'Molto costante: proporre un obiettivo nuovo a fine ciclo.',
] as const

const noteOfFirst =
  'Turni di notte il martedì: cena leggera e allenamento spostato al mercoledì mattina.\n' +
  'Preferisce i messaggi vocali, risponde la sera.'

/** Days since each of them joined: some together, then nobody for weeks, as in a real business. */
const sinceDays = [
  320, 462, 455, 431, 419, 402, 398, 377, 361, 352, 9, 333, 318, 301, 290, 288, 262, 255, 247, 226, 214, 3, 198, 186, 171, 166, 158, 144,
  131, 122, 104, 97, 88, 71, 62, 48, 39, 27, 16, 12,
] as const

const inactive = new Set([9, 19, 29, 33])
const addressless = new Set([12, 25, 38])
const invited = new Set([10, 21])
const neverSeen = 39
/** A girl of eleven years, whose parents have no address here. */
const child = { at: 38, ageDays: 4_120, heightCm: 141, goal: 'Crescere bene e mangiare più verdura' } as const
/** The people whose subscription needs attention; the others end later, or have none. */
const ends: Readonly<Record<number, number>> = { 0: 45, 3: -4, 8: 5, 14: 6, 16: -1, 22: 2, 27: 12, 31: 19 }

export interface DemoPerson {
  firstName: string
  lastName: string
  sex: 'female' | 'male'
  email: string | null
  phone: string | null
  ageDays: number
  heightCm: number
  goal: string
  injuries: string
  allergies: string
  note: string | null
  isActive: boolean
  isInvited: boolean
  isRegistered: boolean
  sinceDays: number
  seenHoursAgo: number | null
  endsInDays: number | null
}

const pickNth = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

/** The demo's weights of these people go up. */
export const isGaining = (at: number): boolean => at % 4 === 3

function goalOf(at: number): string {
  if (isGaining(at)) return pickNth(gains, Math.floor(at / 4)) ?? ''
  return mothers.has(at) ? goalAfterBirth : (pickNth(goals, at) ?? '')
}

/** Women and men in turn; the first person signs in as the demo's client. */
export function demoPeople(): [DemoPerson, ...DemoPerson[]] {
  const [first, ...others] = sinceDays
  return [personAt(first, 0), ...others.map((since, at) => personAt(since, at + 1))]
}

function personAt(since: number, at: number): DemoPerson {
  const isWoman = at % 2 === 0 || (at - 1) / 2 >= men.length
  const name = isWoman ? women[at < 2 * men.length ? at / 2 : at - men.length] : men[(at - 1) / 2]
  return describe({ name: name ?? 'Elena Galli', sex: isWoman ? 'female' : 'male', since }, at)
}

interface Someone {
  name: string
  sex: 'female' | 'male'
  since: number
}

function describe({ name, sex, since }: Someone, at: number): DemoPerson {
  const [firstName = name, ...last] = name.split(' ')
  const address = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .replace(' ', '.')
  const roll = dice(at + 101)
  const isActive = !inactive.has(at)
  const isChild = at === child.at
  const isRegistered = !addressless.has(at) && !invited.has(at)
  return {
    firstName,
    lastName: last.join(' '),
    sex,
    email: addressless.has(at) ? null : `${address}@example.com`,
    phone: at % 5 === 4 ? null : `+39333${String(1_234_567 + at * 7_919).slice(0, 7)}`,
    ageDays: isChild ? child.ageDays : 6_900 + ((at * 523) % 12_000),
    heightCm: isChild ? child.heightCm : sex === 'female' ? 156 + ((at * 7) % 19) : 168 + ((at * 5) % 22),
    goal: isChild ? child.goal : goalOf(at),
    injuries: at === 0 ? injuryOfFirst : (pickNth(injuries, at) ?? ''),
    allergies: pickNth(allergies, at) ?? '',
    note: at === 0 ? noteOfFirst : at % 4 === 1 ? (pickNth(notes, at) ?? null) : null,
    isActive,
    isInvited: invited.has(at),
    isRegistered,
    sinceDays: since,
    seenHoursAgo: !isRegistered || at === neverSeen ? null : isActive ? 1 + Math.floor(roll() ** 3 * 200) : 24 * 26,
    endsInDays: isActive ? (ends[at] ?? (at % 6 === 5 ? null : 25 + ((at * 17) % 160))) : -24 - (at % 9),
  }
}
