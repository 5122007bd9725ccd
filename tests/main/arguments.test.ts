import { describe, expect, it } from 'vitest'
import { readArguments, readDataFolder } from '../../src-main/start/arguments.ts'
import { Problem } from '../../src-main/wording/problem.ts'

function problemOf(words: string[]): Problem {
  try {
    readArguments(words, {})
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error(`${words.join(' ')} was accepted`)
}

describe('the command line of the loopback host', () => {
  it('needs nothing: any free port, the usual data folder, no browser opened', () => {
    expect(readArguments([], {})).toEqual({ data: undefined, port: 0, open: false, help: false })
  })

  it('takes a data folder, a port and the wish to open the browser', () => {
    const words = ['--data', '/somewhere', '--port', '8080', '--open']
    expect(readArguments(words, {})).toEqual({ data: '/somewhere', port: 8080, open: true, help: false })
  })

  it('takes the data folder from the environment, unless the command line names one', () => {
    const environment = { GAITER_BUTTON_DATA: '/from-the-environment' }
    expect(readArguments([], environment).data).toBe('/from-the-environment')
    expect(readArguments(['--data', '/named'], environment).data).toBe('/named')
    expect(readArguments([], { GAITER_BUTTON_DATA: '' }).data).toBeUndefined()
  })

  it.each(['70000', '-1', 'eighty', '8.5', ''])('refuses “%s” as a port', (port) => {
    const problem = problemOf([`--port=${port}`])
    expect(problem.code).toBe('argument-wrong')
    expect(problem.message).toContain(`“${port}”`)
    expect(problem.remedy).toContain('65535')
  })

  it('refuses unknown options and stray words with a sentence', () => {
    const unknown = problemOf(['--dta', 'x'])
    expect(unknown.code).toBe('argument-unknown')
    expect(unknown.message).toContain('--dta')
    expect(unknown.remedy).toContain('--help')
    expect(problemOf(['spicheren']).message).toContain('spicheren')
    expect(problemOf(['--data=']).code).toBe('argument-wrong')
  })
})

describe('the command line of the desktop app', () => {
  it('finds the data folder among switches that are Chromium’s', () => {
    expect(readDataFolder(['.', '--no-sandbox', '--data', '/here', '--lang=fr'], {})).toBe('/here')
    expect(readDataFolder(['.', '--disable-gpu'], { GAITER_BUTTON_DATA: '/there' })).toBe('/there')
    expect(readDataFolder(['.'], {})).toBeUndefined()
  })
})
