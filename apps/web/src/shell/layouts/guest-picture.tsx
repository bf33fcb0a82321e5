import css from './guest-picture.module.css'

// the heights of the days' bars and of the trend line over them, in a drawing of 560 by 400
const bars = [110, 96, 139, 125, 173, 65, 158, 192, 173, 216, 202, 245, 112, 236, 266, 257, 300]
const lit = bars.length - 1
const barWidth = 20
const step = 32
const ground = 400
const trend = [
  'M-6 260C34 256 58 226 98 214C138 202 166 208 206 196',
  'C262 178 282 144 330 118C374 94 414 92 450 66C476 46 486 32 530 16',
].join('')

/** Illustrates days of work, some of them skipped, and the progress; the last day has the brand's colour. */
export function GuestPicture() {
  return (
    <svg className={css.picture} viewBox="0 0 560 400" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <g className={css.lines}>
        {[50, 94, 138, 182, 226, 270, 314, 358].map(y => (
          <path key={y} d={`M-400 ${y}H560`} />
        ))}
      </g>
      {bars.map((height, index) => (
        <rect
          key={index}
          className={index === lit ? css.lit : height < 120 && index > 4 ? css.skipped : css.bar}
          x={index * step + 2}
          y={ground - height}
          width={barWidth}
          height={height}
          rx="2"
        />
      ))}
      <path className={css.trend} d={trend} />
      <circle className={css.point} cx="536" cy="12" r="5.5" />
    </svg>
  )
}
