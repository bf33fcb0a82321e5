import css from './illustrations.module.css'
import { Check, Cross, Mark, Person, Picture, Plus, Sheet, Spot, Trend, Writing } from './strokes.tsx'

type Row = { y: number; name: number; sub: number; trend: string; marks: ('done' | 'half' | 'ring')[] }

const rows: Row[] = [
  { y: 2, name: 88, sub: 54, trend: 'M188 29L203 24L218 27L233 18L248 21L262 14', marks: ['done', 'done', 'done'] },
  { y: 56, name: 72, sub: 66, trend: 'M188 16L203 19L218 18L233 24L248 28L262 30', marks: ['done', 'half', 'done'] },
  { y: 110, name: 98, sub: 46, trend: 'M188 25L203 24L218 27L233 21L248 24L262 23', marks: ['half', 'ring', 'done'] },
]

function ListRow({ y, name, sub, trend, marks }: Row) {
  return (
    <g transform={`translate(0 ${y})`}>
      <Sheet x={1} y={0} width={404} height={44} />
      <Person x={12} y={8} size={28} />
      <Writing x={52} y={13} width={name} level={2} height={7} />
      <Writing x={52} y={26} width={sub} height={5} />
      <Trend d={trend} />
      {marks.map((kind, index) => (
        <Mark key={index} x={300 + index * 32} y={22} kind={kind} />
      ))}
    </g>
  )
}

/** Rows of people with their trends and marks: a list as it will look with its first people. */
export function EmptyListPicture() {
  return (
    <Picture width={424} height={156}>
      {rows.map((row, index) => (
        <g key={row.y} className={[undefined, css.far, css.farther][index]}>
          <ListRow {...row} />
        </g>
      ))}
      <Spot x={405} y={24}>
        <Plus />
      </Spot>
    </Picture>
  )
}

/** Rows of whatever was searched, people or foods, with nothing under the lens. */
export function NoResultsPicture() {
  return (
    <Picture width={260} height={150}>
      {[10, 52, 94].map((y, index) => (
        <g key={y} className={index === 1 ? undefined : css.farther}>
          <Sheet x={20} y={y} width={196} height={36} />
          <Writing x={28} y={y + 7} width={22} height={22} />
          <Writing x={60} y={y + 11} width={[70, 56, 84][index] ?? 60} level={2} />
          <Writing x={60} y={y + 22} width={[40, 60, 36][index] ?? 40} height={4} />
        </g>
      ))}
      <circle cx="176" cy="72" r="38" className={css.lens} />
      <path d="M204 100L226 122" className={css.inkLine} />
      <path d="M160 72H192" className={css.dashed} />
    </Picture>
  )
}

export function AllClearPicture() {
  return (
    <Picture width={240} height={150}>
      <g className={css.farther}>
        <Sheet x={44} y={4} width={152} height={40} />
      </g>
      <g className={css.far}>
        <Sheet x={32} y={16} width={176} height={60} />
      </g>
      <Sheet x={20} y={30} width={200} height={112} />
      {[50, 80, 110].map((y, index) => (
        <g key={y}>
          <circle cx="44" cy={y + 6} r="8" className={css.done} />
          <path d={`M40 ${y + 6.5}L43 ${y + 9.5}L48.5 ${y + 3}`} stroke="var(--card)" strokeWidth="2" />
          <Writing x={64} y={y + 3} width={[104, 78, 92][index] ?? 80} />
        </g>
      ))}
      <Spot x={214} y={36} radius={17}>
        <Check />
      </Spot>
    </Picture>
  )
}

/** A trend line that breaks off: an error on our side. */
export function BrokenPicture() {
  return (
    <Picture width={260} height={150}>
      <g className={css.far}>
        <Sheet x={36} y={6} width={188} height={60} />
      </g>
      <Sheet x={20} y={22} width={220} height={118} />
      {[52, 80, 108].map(y => (
        <path key={y} d={`M38 ${y}H222`} className={css.thin} />
      ))}
      <Trend d="M38 102L56 96L74 98L92 84L108 88L124 70" />
      <path d="M138 64C164 54 190 58 222 44" className={css.dashed} />
      <circle cx="130" cy="66" r="7" className={css.broken} />
      <Spot x={232} y={34} radius={16}>
        <Cross />
      </Spot>
    </Picture>
  )
}
