import { implement, type Router } from '@orpc/server'
import { type Contract, contract } from '../contract/contract.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import { beginningsOf } from './new-game.ts'
import type { Services } from './services.ts'

/** Binds the contract to the services; the two hosts differ only in their transport. */
export function routerOf(services: Services): AppRouter {
  // Writing calls wait here while another program holds the library; reading calls do not wait.
  const os = implement(contract).use(async ({ next, path, signal }) => {
    if (isWriting(path)) await services.held.untilFree(signal)
    return next()
  })
  const { backups, drafts, games, library, importExport, simulations, opponents } = services
  const done = (_nothing: void): null => null
  /** Answers between acts, so that no window sees the single steps of an opponent's turn. */
  const between =
    <Asked extends { readonly input: { readonly id: number } }, Answer>(answer: (asked: Asked) => Answer) =>
    (asked: Asked): Promise<Awaited<Answer>> =>
      games.between(asked.input.id, () => answer(asked))
  return os.router({
    app: {
      about: os.app.about.handler(() => services.about()),
      held: os.app.held.handler(({ signal }) => services.held.follow(signal)),
      giveUpWaiting: os.app.giveUpWaiting.handler(() => done(services.held.giveUp())),
      tryAgain: os.app.tryAgain.handler(() => ({ opened: services.tryAgain() })),
      dismissReport: os.app.dismissReport.handler(() => done(services.dismissReport())),
      dismissCrash: os.app.dismissCrash.handler(() => done(services.dismissCrash())),
    },
    campaigns: {
      list: os.campaigns.list.handler(() => services.campaigns.list()),
      open: os.campaigns.open.handler(({ input }) => {
        const opened = services.campaigns.open(input.id)
        if (opened === undefined) throw denial('NOT_FOUND', whyNot.noneCalled)
        return opened
      }),
      draw: os.campaigns.draw.handler(async ({ input }) => {
        const svg = await services.campaigns.draw(input.id, input.language)
        if (svg === undefined) throw denial('NOT_FOUND', whyNot.noneDrawn)
        return { svg }
      }),
      beginnings: os.campaigns.beginnings.handler(({ input }) => {
        const playable = services.campaigns.playable(input.id)
        if (playable === undefined) throw denial('NOT_FOUND', whyNot.nonePlayable)
        return beginningsOf(playable, services.opponents.ableTo(playable.loaded.system.id))
      }),
      words: os.campaigns.words.handler(({ input }) => {
        const words = services.words(input.system, input.language)
        if (words === undefined) throw denial('NOT_FOUND', whyNot.noRules)
        return words
      }),
    },
    library: {
      list: os.library.list.handler(({ input }) => library.list(input.search, input.removed)),
      thumbnails: os.library.thumbnails.handler(({ input }) => library.thumbnails(input.ids)),
      rename: os.library.rename.handler(({ input }) => done(library.rename(input.id, input.name))),
      duplicate: os.library.duplicate.handler(({ input }) => ({ id: library.duplicate(input.id, input.name) })),
      remove: os.library.remove.handler(({ input }) => done(library.remove(input.id))),
      restore: os.library.restore.handler(({ input }) => done(library.restore(input.id))),
      emptyTrash: os.library.emptyTrash.handler(() => ({ erased: library.emptyTrash() })),
      export: os.library.export.handler(({ input }) => importExport.export(input.id)),
      import: os.library.import.handler(({ input, signal }) =>
        importExport.import(input.content, input.passphrases, input.part, signal),
      ),
      verify: os.library.verify.handler(({ input, signal }) =>
        importExport.verify(input.id, input.passphrases, signal),
      ),
    },
    backups: {
      list: os.backups.list.handler(() => backups.list()),
      make: os.backups.make.handler(async () => done(await backups.make())),
      restore: os.backups.restore.handler(({ input }) => backups.restore(input.number)),
      takeGame: os.backups.takeGame.handler(({ input }) => backups.takeGame(input.number, input.uid)),
      showFolder: os.backups.showFolder.handler(() => backups.showFolder()),
    },
    games: {
      watch: os.games.watch.handler(async ({ input }) => ({ id: await games.watch(input) })),
      begin: os.games.begin.handler(async ({ input }) => ({ id: await games.begin(input) })),
      open: os.games.open.handler(({ input, signal }) => games.open(input.id, input.passphrases, signal)),
      close: os.games.close.handler(({ input }) => done(games.close(input.id))),
      sit: os.games.sit.handler(({ input }) => games.sit(input.id, input.side, input.passphrase)),
      stand: os.games.stand.handler(between(({ input }) => games.stand(input.id))),
      setting: os.games.setting.handler(({ input }) => games.setting(input.id)),
      rules: os.games.rules.handler(({ input }) => games.rules(input.id)),
      draw: os.games.draw.handler(async ({ input }) => ({ svg: await games.draw(input.id, input.language) })),
      look: os.games.look.handler(between(({ input }) => games.look(input.id))),
      act: os.games.act.handler(({ input }) => games.act(input.id, input.action, input)),
      order: os.games.order.handler(({ input }) => games.order(input.id, input, input)),
      dropOrder: os.games.dropOrder.handler(({ input }) => games.dropOrder(input.id, input.order)),
      cancelOrder: os.games.cancelOrder.handler(({ input }) => games.cancelOrder(input.id)),
      explain: os.games.explain.handler(between(({ input }) => ({ refusal: games.explain(input.id, input.action) }))),
      odds: os.games.odds.handler(between(({ input }) => games.odds(input.id))),
      study: os.games.study.handler(
        between(({ input }) => ({
          study: games.study(input.id, input.side, input.request, input.stop),
        })),
      ),
      intelligence: os.games.intelligence.handler(
        between(async ({ input }) => ({
          book: await games.intelligence(input.id, input.side, input),
        })),
      ),
      advise: os.games.advise.handler(({ input, signal }) => games.advise(input.id, input.by, signal)),
      review: os.games.review.handler(({ input, signal }) => games.review(input.id, input, signal)),
      lesson: os.games.lesson.handler(between(({ input }) => ({ lesson: games.lesson(input.id) }))),
      undo: os.games.undo.handler(({ input }) => games.undo(input.id, input.stop)),
      redo: os.games.redo.handler(({ input }) => games.redo(input.id, input.stop)),
      journal: os.games.journal.handler(between(({ input }) => games.journal(input.id, input.since))),
      stops: os.games.stops.handler(between(({ input }) => games.stops(input.id, input.since))),
      past: os.games.past.handler(between(({ input }) => games.past(input.id, input.stop))),
      film: os.games.film.handler(between(async ({ input }) => ({ frames: await games.film(input.id, input.since) }))),
      filmed: os.games.filmed.handler(between(({ input }) => games.filmed(input.id, input))),
      chronicle: os.games.chronicle.handler(between(({ input }) => games.chronicle(input.id))),
      newspapers: os.games.newspapers.handler(between(({ input }) => games.newspapers(input.id, input.turn))),
      reports: os.games.reports.handler(between(({ input }) => games.reports(input.id))),
      lookAs: os.games.lookAs.handler(between(({ input }) => games.lookAs(input.id, input.eyes))),
      fork: os.games.fork.handler(between(({ input }) => ({ id: games.fork(input.id, input.stop, input) }))),
      bookmark: os.games.bookmark.handler(
        between(({ input }) => ({ mark: games.bookmark(input.id, input.stop, input) })),
      ),
      changeMark: os.games.changeMark.handler(
        between(({ input }) => done(games.changeMark(input.id, input.mark, input))),
      ),
      dropMark: os.games.dropMark.handler(between(({ input }) => done(games.dropMark(input.id, input.mark)))),
      branches: os.games.branches.handler(between(({ input }) => games.branches(input.id))),
      nameBranch: os.games.nameBranch.handler(
        between(({ input }) => ({ mark: games.nameBranch(input.id, input.tip, input) })),
      ),
      thinking: os.games.thinking.handler(({ input, signal }) => games.thinking(input.id, signal)),
      goOn: os.games.goOn.handler(({ input }) => games.goOn(input.id, input.byChance)),
      giveSide: os.games.giveSide.handler(({ input }) => games.giveSide(input.id, input.side, input.to)),
      goTo: os.games.goTo.handler(({ input }) => games.goTo(input.id, input.moment)),
      compare: os.games.compare.handler(between(({ input }) => games.compare(input.id, input.a, input.b))),
    },
    drafts: {
      list: os.drafts.list.handler(({ input }) => drafts.list(input.removed)),
      begin: os.drafts.begin.handler(({ input }) => drafts.begin(input)),
      setting: os.drafts.setting.handler(({ input }) => drafts.setting(input.id)),
      draw: os.drafts.draw.handler(async ({ input }) => ({ svg: await drafts.draw(input.id, input.language) })),
      look: os.drafts.look.handler(({ input }) => drafts.look(input.id)),
      rename: os.drafts.rename.handler(({ input }) => done(drafts.rename(input.id, input.name))),
      copy: os.drafts.copy.handler(({ input }) => drafts.copy(input.id)),
      remove: os.drafts.remove.handler(({ input }) => done(drafts.remove(input.id))),
      restore: os.drafts.restore.handler(({ input }) => done(drafts.restore(input.id))),
      emptyTrash: os.drafts.emptyTrash.handler(() => ({ erased: drafts.emptyTrash() })),
      gesture: os.drafts.gesture.handler(({ input, signal }) => drafts.gesture(input.id, input, signal)),
      undo: os.drafts.undo.handler(({ input }) => drafts.undo(input.id, input.number)),
      redo: os.drafts.redo.handler(({ input }) => drafts.redo(input.id, input.number)),
      mayNotStand: os.drafts.mayNotStand.handler(({ input }) =>
        drafts.mayNotStand(input.id, input.things, input.place),
      ),
      text: os.drafts.text.handler(({ input }) => drafts.text(input.id)),
      faults: os.drafts.faults.handler(({ input }) => drafts.faults(input.id)),
      armies: os.drafts.armies.handler(({ input }) => drafts.armies(input.id)),
      map: os.drafts.map.handler(({ input }) => drafts.map(input.id)),
      geoJson: os.drafts.geoJson.handler(({ input }) => drafts.geoJson(input.id)),
      standard: os.drafts.standard.handler(({ input }) => drafts.standard(input.id)),
      tables: os.drafts.tables.handler(({ input }) => drafts.tables(input.id)),
      remedy: os.drafts.remedy.handler(({ input }) => drafts.remedy(input.id, input.number, input.fault, input.remedy)),
      report: os.drafts.report.handler(({ input }) => drafts.report(input.id)),
      difference: os.drafts.difference.handler(({ input }) => drafts.difference(input.id)),
      publish: os.drafts.publish.handler(({ input }) => drafts.publish(input.id, input.number)),
      settle: os.drafts.settle.handler(({ input }) => drafts.settle(input.id, input.number, input.keep)),
      play: os.drafts.play.handler(({ input }) => drafts.play(input.id, input.open, input.language)),
      comments: os.drafts.comments.handler(({ input }) => drafts.comments(input.id)),
      dropComment: os.drafts.dropComment.handler(({ input }) => done(drafts.dropComment(input.game, input.mark))),
      endPlay: os.drafts.endPlay.handler(({ input }) => done(drafts.endPlay(input.game))),
      export: os.drafts.export.handler(({ input }) => drafts.export(input.id)),
      import: os.drafts.import.handler(({ input }) => drafts.import(input.content)),
    },
    opponents: {
      list: os.opponents.list.handler(() => opponents.list()),
      own: os.opponents.own.handler(({ input }) => opponents.own(input.again)),
    },
    simulations: {
      choices: os.simulations.choices.handler(({ input }) => simulations.choices(input.of)),
      run: os.simulations.run.handler(({ input, signal }) => simulations.run(input, signal)),
      kept: os.simulations.kept.handler(({ input }) => simulations.kept(input.of)),
      export: os.simulations.export.handler(({ input }) => ({ files: simulations.export(input.id) })),
      remove: os.simulations.remove.handler(({ input }) => done(simulations.remove(input.id))),
    },
    settings: {
      read: os.settings.read.handler(() => services.settings.read()),
      write: os.settings.write.handler(({ input }) => services.settings.write(input)),
    },
  })
}

/** The calls that write to the library. */
const writing: Readonly<Record<string, readonly string[]>> = {
  library: ['rename', 'duplicate', 'remove', 'restore', 'emptyTrash', 'import'],
  backups: ['restore', 'takeGame'],
  games: [
    ...['begin', 'watch', 'open', 'close', 'act', 'undo', 'redo', 'goTo', 'goOn', 'fork'],
    ...['bookmark', 'changeMark', 'dropMark', 'nameBranch'],
  ],
  drafts: [
    ...['begin', 'rename', 'remove', 'gesture', 'undo', 'redo', 'remedy'],
    ...['publish', 'settle', 'play', 'endPlay', 'import', 'dropComment'],
  ],
  simulations: ['remove'],
  settings: ['write'],
}
const isWriting = ([part = '', call = '']: readonly string[]): boolean => writing[part]?.includes(call) === true

export type AppRouter = Router<Contract, Record<never, never>>
