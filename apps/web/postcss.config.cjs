// the stylesheets read the product's measures and times from the same place as the code
const { navigationProgress, sidebar } = require('./src/lib/constants/index.ts')
const { styleLayers } = require('./vite/style-layers.ts')

module.exports = {
  plugins: [
    // light-dark() stays: it follows `color-scheme`, so that a part of a page can wear the other scheme
    require('postcss-preset-mantine')({ features: { lightDarkFunction: false } }),
    require('postcss-simple-vars')({
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '87.5em',
        // the widest phone layout, 991 px: @media (max-width: $phone)
        phone: '61.9375em',
        // the widest hand-held phone: @media (max-width: $hand)
        hand: '35.9375em',
        // the highest window in which bars that stay in sight would leave too little of the page: @media (max-height: $low)
        low: '30em',
        'sidebar-open': `${sidebar.openPx}px`,
        'sidebar-closed': `${sidebar.closedPx}px`,
        'progress-duration': `${navigationProgress.durationMs}ms`,
        'progress-hide': `${navigationProgress.hideAfterMs}ms`,
      },
    }),
    styleLayers(),
  ],
}
