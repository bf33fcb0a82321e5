let build: string | undefined

/** Set once at start by whoever serves the pages; without pages there is nothing to refresh. */
export const installBuild = (running: string | undefined): void => {
  build = running
}

export const runningBuild = (): string | undefined => build
