import css from './illustrations.module.css'
import { Check, Mark, Picture, Plus, Sheet, Spot, Writing } from './strokes.tsx'

const weeks = [
  { x: 1, rows: [74, 58, 66] },
  { x: 145, rows: [74, 58, 66] },
  { x: 289, rows: [74, 58] },
]

/** Weeks beside each other, each a step beyond the one before it: a program as it will look. */
export function ProgramPicture() {
  return (
    <Picture width={424} height={156}>
      {weeks.map(({ x, rows }, index) => (
        <g key={x} className={[undefined, css.far, css.farther][index]}>
          <Sheet x={x} y={8} width={128} height={140} />
          <Writing x={x + 12} y={22} width={44} level={2} height={7} />
          {rows.map((width, row) => (
            <g key={row}>
              <path d={`M${x + 12} ${44 + row * 34}H${x + 116}`} className={css.thin} />
              <Writing x={x + 12} y={54 + row * 34} width={width} height={5} />
              <Writing x={x + 12} y={65 + row * 34} width={22 + index * 8} level={2} height={5} />
            </g>
          ))}
        </g>
      ))}
      <Spot x={405} y={30}>
        <Plus />
      </Spot>
    </Picture>
  )
}

const sets = [
  { y: 54, marks: 4 },
  { y: 84, marks: 3 },
  { y: 114, marks: 0 },
]

/** The sets of an exercise, ticked one after the other. */
export function WorkoutPicture() {
  return (
    <Picture width={300} height={156}>
      <g className={css.farther}>
        <Sheet x={44} y={4} width={212} height={60} />
      </g>
      <Sheet x={20} y={20} width={260} height={128} />
      <Writing x={36} y={34} width={92} level={2} height={7} />
      {sets.map(({ y, marks }, row) => (
        <g key={y}>
          <Writing x={36} y={y + 6} width={[70, 54, 62][row] ?? 60} height={5} />
          {[0, 1, 2, 3].map(nth => (
            <Mark key={nth} x={154 + nth * 32} y={y + 8} kind={nth < marks ? 'done' : 'ring'} />
          ))}
        </g>
      ))}
      <Spot x={272} y={28} radius={17}>
        <Check />
      </Spot>
    </Picture>
  )
}
