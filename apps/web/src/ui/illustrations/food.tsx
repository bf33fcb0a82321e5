import css from './illustrations.module.css'
import { Picture, Plus, Sheet, Spot, Writing } from './strokes.tsx'

/** Illustrates foods: rows with a name and how much of each macro is in it. */
export function FoodsPicture() {
  return (
    <Picture width={260} height={150}>
      {[2, 52, 102].map((y, index) => (
        <g key={y} className={[undefined, css.far, css.farther][index]}>
          <Sheet x={12} y={y} width={228} height={42} />
          <circle cx="34" cy={y + 21} r="12" className={css.level0} />
          <Writing x={56} y={y + 12} width={[74, 58, 84][index] ?? 74} level={2} height={7} />
          <Writing x={56} y={y + 25} width={[44, 60, 38][index] ?? 44} height={5} />
          {[22, 34, 16].map((width, at) => (
            <Writing key={width} x={168} y={y + 10 + at * 9} width={width + index * 6} level={at === 1 ? 3 : 1} height={5} />
          ))}
        </g>
      ))}
      <Spot x={236} y={20}>
        <Plus />
      </Spot>
    </Picture>
  )
}

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

/** Illustrates meal plans: the days of a sheet with their meals, and a plate that shares out the energy of one. */
export function MealPlanPicture() {
  return (
    <Picture width={260} height={150}>
      <g className={css.farther}>
        <Sheet x={150} y={28} width={98} height={104} />
        <Writing x={206} y={46} width={30} />
        <Writing x={206} y={62} width={22} />
      </g>
      <Sheet x={12} y={12} width={172} height={128} />
      {[28, 66, 104].map((x, column) => (
        <g key={x}>
          <Writing x={x} y={28} width={22} level={column === 0 ? 3 : 2} height={7} />
          {[48, 72, 96].map((y, row) => (
            <g key={y}>
              <Writing x={x} y={y} width={28} level={2} height={5} />
              <Writing
                x={x}
                y={y + 9}
                width={
                  [
                    [20, 26, 16],
                    [26, 18, 24],
                    [16, 24, 20],
                  ][column]?.[row] ?? 20
                }
                height={5}
              />
            </g>
          ))}
        </g>
      ))}
      <circle cx="186" cy="88" r="46" className={css.sheet} />
      <circle cx="186" cy="88" r="26" className={css.thin} />
      <path d="M186 54A34 34 0 0 1 219 96" className={css.line} />
      <path d="M214 107A34 34 0 0 1 164 114" className={css.thin} />
      <path d="M157 106A34 34 0 0 1 173 57" className={css.dashed} />
      <Spot x={226} y={44}>
        <Plus />
      </Spot>
    </Picture>
  )
}
