import type { ComponentProps } from 'react';
import { RequestMessage } from '@/app/account/request-message';
import { ServiceHours } from '@/app/external-links/service-hours';
import { ids } from './screen.ids';
import { ToAuthorities } from './to-authorities';

type Props = Pick<ComponentProps<typeof RequestMessage>, 'name' | 'values' | 'onTake'> & {
  title: string;
  text: string;
};

/** What a message asks for, and the message, which is already written. */
export function WrittenRequest({ title, text, ...message }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      <RequestMessage {...message} ids={ids} />
      <div className="mt-4">
        <ServiceHours />
      </div>
      <ToAuthorities />
    </>
  );
}
