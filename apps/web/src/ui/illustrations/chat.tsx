import css from './illustrations.module.css'
import { Check, Picture, Plus, Sheet, Spot, Writing } from './strokes.tsx'

/** Illustrates saved answers: a text that is ready at a keystroke. */
export function SavedAnswersPicture() {
  return (
    <Picture width={260} height={150}>
      <g className={css.far}>
        <Sheet x={40} y={4} width={176} height={34} />
        <Writing x={56} y={18} width={34} level={2} />
        <Writing x={100} y={18} width={88} />
      </g>
      <Sheet x={20} y={46} width={216} height={42} />
      <Writing x={38} y={64} width={44} level={3} />
      <Writing x={94} y={64} width={112} level={2} />
      <rect x="40" y="98" width="176" height="44" rx="8" className={css.dark} />
      <path d="M62 130L70 110" className={css.onSpot} />
      <rect x="80" y="112" width="2.5" height="16" rx="1" className={css.onDark} />
      <Spot x={234} y={50}>
        <Plus />
      </Spot>
    </Picture>
  )
}

/** Illustrates a message that is written today and sent at its time. */
export function ScheduledPicture() {
  return (
    <Picture width={260} height={150}>
      <path d="M18 116H242" className={css.dashed} />
      <path d="M26 22H142a8 8 0 0 1 8 8V72H34a8 8 0 0 1-8-8Z" className={css.dark} />
      {[44, 60].map((y, index) => (
        <rect key={y} x="44" y={y - 6} width={[78, 52][index]} height="5" rx="2" className={css.onDark} />
      ))}
      <circle cx="92" cy="116" r="5.5" className={css.level2} />
      <circle cx="196" cy="72" r="34" className={css.sheet} />
      <path d="M196 50V72L211 81" className={css.line} />
      <Spot x={196} y={116} radius={16}>
        <Check />
      </Spot>
    </Picture>
  )
}

/** Illustrates the library: sheets, films and forms on one shelf. */
export function LibraryPicture() {
  return (
    <Picture width={260} height={150}>
      <g className={css.far}>
        <Sheet x={28} y={26} width={60} height={80} />
        <Writing x={40} y={42} width={36} />
        <Writing x={40} y={56} width={26} />
      </g>
      <Sheet x={96} y={10} width={72} height={96} />
      <rect x="106" y="20" width="52" height="40" rx="4" className={css.level1} />
      <path d="M127 33L139 40L127 47Z" className={css.ink} />
      <Writing x={106} y={72} width={44} level={2} />
      <Writing x={106} y={86} width={30} />
      <g className={css.far}>
        <Sheet x={176} y={34} width={58} height={72} />
        <Writing x={188} y={50} width={34} />
        <Writing x={188} y={64} width={22} />
      </g>
      <path d="M14 114H248" className={css.line} />
      <Spot x={168} y={110}>
        <Plus />
      </Spot>
    </Picture>
  )
}
