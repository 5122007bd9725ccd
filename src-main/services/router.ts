import { implement } from '@orpc/server'
import { contract } from '../contract/contract.ts'
import type { Services } from './services.ts'

/** The contract, answered by the services; the two hosts differ only in what carries it. */
export function routerOf(services: Services) {
  const os = implement(contract)
  return os.router({
    app: {
      about: os.app.about.handler(() => services.about()),
    },
    campaigns: {
      list: os.campaigns.list.handler(() => services.campaigns.list()),
      open: os.campaigns.open.handler(({ input, errors }) => {
        const opened = services.campaigns.open(input.id)
        if (opened.state === 'absent') throw errors.NOT_FOUND()
        if (opened.state === 'open') return opened.content
        throw errors.CAMPAIGN_BROKEN()
      }),
      draw: os.campaigns.draw.handler(async ({ input, errors }) => {
        const svg = await services.campaigns.draw(input.id, input.language)
        if (svg === undefined) throw errors.NOT_FOUND()
        return { svg }
      }),
    },
    settings: {
      read: os.settings.read.handler(() => services.settings.read()),
      write: os.settings.write.handler(({ input }) => services.settings.write(input)),
    },
  })
}

export type AppRouter = ReturnType<typeof routerOf>
