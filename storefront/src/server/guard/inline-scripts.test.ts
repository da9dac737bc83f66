import { describe, expect, it } from "vitest"
import { sourceHash } from "@/lib/source-hash"
import { HEAD_SCRIPT } from "@/lib/head-script"
import { inlineScriptSources, isKnownScript } from "./inline-scripts"

const DATA = 'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003cb\\u003e\\"}"])'

describe("Inline scripts of a page", () => {
  it("have a hash each, once; scripts with an address and structured data need none", () => {
    const html = `<head><script>${HEAD_SCRIPT}</script><script src="/a.js" async=""></script></head>
      <script type="application/ld+json">{"@type":"Organization"}</script>
      <script>(self.__next_f=self.__next_f||[]).push([0])</script><script>${DATA}</script><script>${DATA}</script>`
    expect(inlineScriptSources(html)).toEqual([
      sourceHash(HEAD_SCRIPT),
      sourceHash("(self.__next_f=self.__next_f||[]).push([0])"),
      sourceHash(DATA),
    ])
  })

  it("have one where Turbopack ends its call with a semicolon", () => {
    const bootstrap = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});'
    expect(inlineScriptSources(`<script id="_R_">${bootstrap}</script>`)).toEqual([sourceHash(bootstrap)])
  })

  it("have one where React shows what was delayed", () => {
    const scripts = [
      "requestAnimationFrame(function(){$RT=performance.now()});",
      '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};;$RX("B:0","")',
      '$RC("B:1","S:1")',
    ]
    expect(scripts.filter(isKnownScript)).toEqual(scripts)
  })

  it.each([
    ["alert(1)", "somebody's"],
    ['self.__next_f.push([1,"a"]);alert(1)', "data with something behind it"],
    ["self.__next_f.push(alert(1))", "a call with more than data"],
    [`${HEAD_SCRIPT};alert(1)`, "ours with something behind it"],
    ["$RX=function(){};alert(1)", "dressed as React's"],
    ['alert(1);$RC("B:0","S:0")', "something before React's call"],
    ['$RC("B:0",alert(1))', "a call of React's with more than ids"],
  ])("%s has none: it is %s", (script) => {
    expect(isKnownScript(script)).toBe(false)
    expect(inlineScriptSources(`<script>${script}</script>`)).toEqual([])
  })
})
