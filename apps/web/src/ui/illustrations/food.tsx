import css from './illustrations.module.css'
import { Picture, Plus, Sheet, Spot, Writing } from './strokes.tsx'

/** Illustrates recipes: ingredients on a sheet, and a plate whose rim shares out its energy. */
export function RecipesPicture() {
  return (
    <Picture width={260} height={150}>
      <g className={css.farther}>
        <Sheet x={12} y={30} width={92} height={104} />
        <Writing x={26} y={48} width={50} />
        <Writing x={26} y={64} width={36} />
      </g>
      <Sheet x={40} y={10} width={118} height={130} />
      <Writing x={56} y={28} width={70} level={3} height={7} />
      {[52, 72, 92, 112].map((y, index) => (
        <g key={y}>
          <circle cx="60" cy={y + 3} r="4" className={css.level1} />
          <Writing x={72} y={y} width={[48, 60, 36, 44][index] ?? 48} level={2} />
        </g>
      ))}
      <circle cx="182" cy="84" r="52" className={css.sheet} />
      <circle cx="182" cy="84" r="30" className={css.thin} />
      <path d="M182 46A38 38 0 0 1 219 93" className={css.line} />
      <path d="M214 104A38 38 0 0 1 158 114" className={css.thin} />
      <path d="M150 104A38 38 0 0 1 168 49" className={css.dashed} />
      <Spot x={226} y={40}>
        <Plus />
      </Spot>
    </Picture>
  )
}

/** Illustrates targets of energy and macros: a ring that three arcs fill, and a bar for each beside it. */
export function MacrosPicture() {
  return (
    <Picture width={260} height={150}>
      <g className={css.farther}>
        <Sheet x={10} y={26} width={90} height={104} />
        <Writing x={24} y={44} width={48} />
        <Writing x={24} y={60} width={34} />
      </g>
      <Sheet x={104} y={22} width={138} height={112} />
      <Writing x={160} y={40} width={46} level={3} height={7} />
      {[60, 82, 104].map((y, index) => (
        <g key={y}>
          <Writing x={160} y={y} width={66} height={7} />
          <Writing x={160} y={y} width={[30, 52, 40][index] ?? 30} level={index === 1 ? 3 : 2} height={7} />
        </g>
      ))}
      <circle cx="94" cy="78" r="52" className={css.sheet} />
      <circle cx="94" cy="78" r="38" className={css.thin} />
      <path d="M94 40A38 38 0 0 1 131 87" className={css.line} />
      <path d="M124 101A38 38 0 0 1 60 95" className={css.dashed} />
      <Writing x={78} y={68} width={32} level={3} height={9} />
      <Writing x={84} y={84} width={20} />
      <Spot x={236} y={28}>
        <Plus />
      </Spot>
    </Picture>
  )
}
