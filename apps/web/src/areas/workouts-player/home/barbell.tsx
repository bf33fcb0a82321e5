const plates = [
  { x: 96, height: 148 },
  { x: 118, height: 148 },
  { x: 140, height: 108 },
  { x: 160, height: 72 },
]

/** Half a loaded barbell that comes in from the side. */
export const Barbell = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 240 160" aria-hidden>
    {[20, 60, 100, 140].map(y => (
      <path key={y} d={`M0 ${y}H240`} stroke="#1d242d" />
    ))}
    <rect x="60" y="76" width="180" height="8" rx="4" fill="#5f6c7c" />
    <rect x="84" y="70" width="8" height="20" rx="2" fill="#8b97a6" />
    {plates.map(({ x, height }) => (
      <rect key={x} x={x} y={80 - height / 2} width="16" height={height} rx="5" fill={height > 140 ? '#e6eaf0' : '#8b97a6'} />
    ))}
    <rect x="180" y="68" width="10" height="24" rx="3" fill="#aeb7c3" />
  </svg>
)
