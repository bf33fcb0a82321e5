import type { LaunchOptions } from '@playwright/test'

// Playwright's own list is repeated here, because Chromium obeys only the last of several --disable-features switches
const asPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
// the browser's own address bar is a page in a separate process that takes a third of the machine's time, and nobody sees it
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess']

/** For tests that show notifications; starting it and its pages takes about twice the time. */
export const wholeBrowser: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    // most pages live for seconds: compilers that make hot code fast take more time than they save
    '--js-flags=--no-opt,--no-maglev,--no-sparkplug',
    `--disable-features=${[...asPlaywright, ...unseen].join()}`,
  ],
}

const shellPath = process.env['CHROMIUM_SHELL_PATH']
export const chromium: LaunchOptions = shellPath === undefined ? wholeBrowser : { ...wholeBrowser, executablePath: shellPath }
