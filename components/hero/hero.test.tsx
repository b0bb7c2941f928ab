import { fireEvent, render, screen, within } from '@testing-library/react';
import { ArcHero } from './arc-hero';
import { Hero, type HeroSun } from './hero';

function sunOf(container: HTMLElement): Element | null {
  return container.querySelector('.sun');
}

test('is a region named by its title, which is the page’s h1', () => {
  render(
    <Hero sun="behind" title="Pide hasta" amount={<b>$350.000</b>} text="Entre 15 y 60 días.">
      panel
    </Hero>,
  );
  const hero = screen.getByRole('region', { name: 'Pide hasta' });
  expect(within(hero).getByRole('heading', { level: 1 })).toHaveClass('hero__lead');
  expect(hero).toHaveTextContent('Pide hasta$350.000Entre 15 y 60 días.panel');
});

test('a title without an amount is large', () => {
  render(
    <Hero sun="half" title="Camila, estamos revisando tu solicitud" pill={<span>En revisión</span>}>
      panel
    </Hero>,
  );
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveClass('hero__lead');
});

test.each<[HeroSun, number]>([
  ['behind', 1],
  ['half', 1],
  ['setting', 1],
  ['clouded', 1],
  ['high', 1],
  ['none', 0],
])('with the sun %s it draws %i suns', (sun, count) => {
  const { container } = render(
    <Hero sun={sun} title="Hola">
      panel
    </Hero>,
  );
  expect(container.querySelectorAll('.sun')).toHaveLength(count);
});

test('only a setting sun has a dusk sky', () => {
  const { container, rerender } = render(
    <Hero sun="setting" title="Paga hoy">
      panel
    </Hero>,
  );
  expect(container.firstChild).toHaveClass('hero--dusk');
  rerender(
    <Hero sun="high" title="Listo">
      panel
    </Hero>,
  );
  expect(container.firstChild).not.toHaveClass('hero--dusk');
});

test('the sun is animated once', () => {
  const { container } = render(
    <Hero sun="behind" title="Pide hasta">
      panel
    </Hero>,
  );
  expect(container.firstChild).toHaveClass('hero--rise');
  fireEvent.animationEnd(sunOf(container) ?? container);
  expect(container.firstChild).not.toHaveClass('hero--rise');
});

test('the sun is animated again when the state changes', () => {
  const hero = (sun: HeroSun) => (
    <Hero sun={sun} title="Tu solicitud">
      panel
    </Hero>
  );
  const { container, rerender } = render(hero('half'));
  fireEvent.animationEnd(container.querySelector('.hero') ?? container);
  expect(container.firstChild).not.toHaveClass('hero--rise');
  rerender(hero('high'));
  expect(container.firstChild).toHaveClass('hero--rise');
});

test('a running loan has a text alternative and the sun at its day', () => {
  const { container } = render(
    <ArcHero
      day={12}
      of={30}
      label="Van 12 de 30 días; vence el 20 de diciembre"
      title="Debes pagar"
      amount={<b>$204.000</b>}
      date="el domingo 20 de diciembre"
    >
      panel
    </ArcHero>,
  );
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Van 12 de 30 días; vence el 20 de diciembre',
  );
  const disc = sunOf(container)?.querySelector('circle');
  expect(disc).toHaveAttribute('cx', '132.41');
  expect(disc).toHaveAttribute('cy', '29.54');
  expect(screen.getByRole('region', { name: 'Debes pagar' })).toHaveTextContent('$204.000');
});

test('on the due date the sun is at the end of the arc', () => {
  const { container } = render(
    <ArcHero day={0} of={0} label="Hoy" title="Debes pagar" amount="$1" date="hoy">
      panel
    </ArcHero>,
  );
  expect(sunOf(container)?.querySelector('circle')).toHaveAttribute('cx', '334');
});
