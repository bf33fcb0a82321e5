import css from './illustrations.module.css'
import { Picture, Play, Sheet, Spot, Trend, Writing } from './strokes.tsx'

const ticks = 36

/** 404: the figure in the middle is the rest timer, stopped. */
export function NotFoundPicture() {
  const four = 'M46 0V0L6 62H64M46 30V96'
  return (
    <Picture width={312} height={120}>
      <g transform="translate(14 12)">
        <path d={four} className={css.figure} />
      </g>
      <g transform="translate(154 60)">
        {Array.from({ length: ticks }, (_, tick) => (
          <path
            key={tick}
            d="M0-52V-40"
            transform={`rotate(${(tick * 360) / ticks})`}
            className={tick === 15 ? css.accentLine : tick < 15 ? css.inkLine : css.thin}
            strokeWidth="3.5"
          />
        ))}
      </g>
      <g transform="translate(226 12)">
        <path d={four} className={css.figure} />
      </g>
    </Picture>
  )
}

/** Five days, of which only the first is filled: most of the way is still ahead. */
export function FirstStepsPicture() {
  const bars = [34, 48, 64, 84, 106]
  return (
    <Picture width={260} height={150}>
      {[30, 64, 98].map(y => (
        <path key={y} d={`M10 ${y}H250`} className={css.thin} />
      ))}
      {bars.map((height, index) => (
        <rect
          key={height}
          x={26 + index * 44}
          y={142 - height}
          width="28"
          height={height}
          rx="4"
          className={index === 0 ? css.accent : index === 1 ? css.level2 : css.level1}
        />
      ))}
      <path d="M40 94C76 88 96 76 128 62C160 48 180 34 216 20" className={css.dashed} />
      <circle cx="40" cy="94" r="6" className={css.ink} />
      <path d="M216 20V2L232 7L216 12" className={css.line} />
      <path d="M10 142H250" className={css.line} />
    </Picture>
  )
}

export function TrainingSchoolPicture() {
  return (
    <Picture width={280} height={156}>
      <g className={css.farther}>
        <Sheet x={52} y={4} width={200} height={60} />
      </g>
      <rect x="24" y="18" width="164" height="106" rx="8" className={css.dark} />
      <path d="M40 96L64 88L88 90L112 70L136 74L172 50" stroke="#5f6c7c" strokeWidth="2.25" />
      <rect x="40" y="108" width="132" height="4" rx="2" fill="#3b4653" />
      <rect x="40" y="108" width="52" height="4" rx="2" className={css.accent} />
      <Sheet x={170} y={34} width={92} height={114} />
      {[50, 78, 106].map((y, index) => (
        <g key={y}>
          <circle cx="186" cy={y + 7} r="5.5" className={index === 0 ? css.done : css.level1} />
          <Writing x={200} y={y + 1} width={[46, 38, 44][index] ?? 40} level={index === 0 ? 2 : 1} height={5} />
          <Writing x={200} y={y + 10} width={[28, 34, 22][index] ?? 26} height={4} />
        </g>
      ))}
      <Spot x={98} y={66} radius={22}>
        <Play />
      </Spot>
    </Picture>
  )
}

export function EmptyChartPicture() {
  return (
    <Picture width={260} height={140}>
      <Sheet x={10} y={6} width={240} height={126} />
      {[38, 68, 98].map(y => (
        <path key={y} d={`M28 ${y}H232`} className={css.thin} />
      ))}
      <rect x="28" y="84" width="204" height="22" fill="var(--band)" />
      <Trend d="M28 46L52 42L76 50L100 54" />
      <path d="M100 54C140 66 180 88 228 94" className={css.dashed} />
      <circle cx="100" cy="54" r="5" className={css.ink} />
    </Picture>
  )
}
