import { commonFrame } from './render-frames';

const bar = (title: string) =>
  `<header class="appbar"><button id="back" aria-label="Volver"></button><p class="appbar__title">${title}</p></header>`;
const skeleton = '<div aria-hidden="true"><span class="bone bone--line"></span></div>';
const screen = (title: string, content: string) =>
  `<title>${title} · Luka</title><!--$--><div class="page">${bar(title)}<main class="page__main" aria-busy="true">${content}</main></div><!--/$-->`;

test('a frame is what a screen renders before its data, without what is for use or read aloud', () => {
  const status = '<p class="visually-hidden" role="status">Cargando</p>';
  const link = '<a id="help" href="#/pages/help">Ayuda</a>';
  expect(commonFrame([screen('Ayuda', `${status}${skeleton}${link}`)])).toEqual([
    'Ayuda · Luka',
    `<div class="page"><header class="appbar"><button></button><p class="appbar__title">Ayuda</p></header><div class="page__main"><p class="visually-hidden"></p>${skeleton}<a href="#">Ayuda</a></div></div>`,
  ]);
});

test('a title that depends on the query is left out', () => {
  const [title, html] =
    commonFrame([screen('Préstamo 1', skeleton), screen('Préstamo 2', skeleton)]) ?? [];
  expect(title).toBe('');
  expect(html).toContain('<p class="appbar__title"></p>');
  expect(html).toContain('bone--line');
});

test('content that depends on the query, or is no skeleton, is left out', () => {
  const empty = '<div class="page__main"></div>';
  const [, varied] =
    commonFrame([screen('Firma', skeleton), screen('Firma', `${skeleton}<p>1</p>`)]) ?? [];
  expect(varied).toContain(`Firma</p></header>${empty}`);
  expect(commonFrame([screen('Ajustes', '<a>Ingresar</a>')])?.[1]).toContain(empty);
});

test('a screen that is not rendered has no frame', () => {
  expect(commonFrame(['<template data-dgst=""></template>'])).toBeUndefined();
});
