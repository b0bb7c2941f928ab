import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** About the product, in Vietnamese. */
export const text: PolicyText = {
  intro: `${brand} cho vay số tiền nhỏ trong ít ngày và cho bạn biết toàn bộ chi phí trước khi ký.`,
  sections: [
    {
      id: 'name',
      title: `Vì sao là ${brand}`,
      blocks: [
        'Ở Chile, một “luca” là một nghìn peso. Vì vậy dấu chấm hàng nghìn là dấu hiệu của chúng tôi: tròn và đỏ trong mọi số tiền.',
      ],
    },
    {
      id: 'promise',
      title: 'Chúng tôi cam kết',
      blocks: [
        {
          list: [
            'Bạn luôn thấy cùng lúc số nhận, số trả, ngày trả và CAE.',
            'Bạn có thể trả sớm bất cứ lúc nào.',
            'Từ chối một quyền không bao giờ khiến bạn mất khoản vay.',
            'Khi có vấn đề, nhân viên sẽ trả lời bạn.',
          ],
        },
      ],
    },
    {
      id: 'earn',
      title: 'Chúng tôi kiếm tiền thế nào',
      blocks: [
        'Từ phí dịch vụ và tiền lãi của mỗi khoản vay. Chúng tôi không bán dữ liệu của bạn và xét duyệt đơn vay miễn phí.',
      ],
    },
    {
      id: 'who',
      title: 'Dành cho ai',
      blocks: [
        'Dành cho người sống ở Chile cần tiền chi tiêu trong ít ngày. Vay ngắn hạn nhiều lần sẽ rất tốn: nếu tháng nào cũng thiếu, hãy tìm người giúp sắp xếp chi tiêu trước khi vay. SERNAC và CMF có hướng dẫn miễn phí.',
      ],
    },
    {
      id: 'credits',
      title: 'Ghi công',
      blocks: [
        'Phông chữ Hanken Grotesk, giấy phép SIL Open Font 1.1. Biểu tượng Tabler, giấy phép MIT.',
      ],
    },
  ],
};
